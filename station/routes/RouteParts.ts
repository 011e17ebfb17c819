import type { IncomingMessage } from 'node:http';
import type { ValueOrigin } from '../../core/master/index.ts';
import type { BackupRepository, Card, Clock } from '../../core/ports/index.ts';
import type { StationAccess } from '../access/openAccess.ts';
import type { Field } from '../field/openField.ts';
import type { SeriesBook } from '../settings/seriesBook.ts';
import type { SettingsSaves } from '../settings/settingsSaves.ts';
import type { StationLimits } from '../faults/stationLimits.ts';
import type { BlackBox } from '../faults/blackBox.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import type { StationFleet } from '../fleet/openStationFleet.ts';
import type { Figures } from '../figures/openFigures.ts';
import type { Messages } from '../messages/openMessages.ts';
import type { StationAnnex } from '../annex/stationAnnex.ts';
import type { MonthReports } from '../monthReports/monthReports.ts';
import type { EventStreams } from '../north/eventStreams.ts';
import type { LiveView } from '../north/liveView.ts';
import type { StationMqtt } from '../north/openMqtt.ts';
import type { StationWebhook } from '../north/openWebhook.ts';
import type { MarkBook } from '../figures/markBook.ts';
import type { VariableBook } from '../figures/variableBook.ts';
import type { ServiceBook } from '../figures/serviceBook.ts';
import type { InputMinutes } from '../card/inputMinutes.ts';
import type { StationBacklog } from '../card/stationBacklog.ts';
import type { StationSettings } from '../settings/stationSettings.ts';

/** What the routes call. */
export interface RouteParts {
  readonly version: string;
  readonly origin: ValueOrigin;
  /** The devices of the plant. */
  readonly field: Field;
  /** The master's, as it comes with its values; undefined before. */
  readonly controllerVersion: () => string | undefined;
  readonly clock: Clock;
  readonly services: ServiceBook;
  readonly marks: MarkBook;
  readonly series: SeriesBook;
  readonly variables: VariableBook;
  readonly backups: BackupRepository;
  readonly settings: StationSettings;
  readonly saves: SettingsSaves;
  readonly access: StationAccess;
  readonly backlog: StationBacklog;
  readonly inputMinutes: InputMinutes;
  readonly card: Pick<Card, 'dayFiles' | 'inputFiles' | 'archives'>;
  readonly figures: Figures;
  readonly faults: FaultLog;
  readonly faultBox: BlackBox;
  readonly limits: StationLimits;
  readonly messages: Messages;
  readonly reports: MonthReports;
  readonly annex: Pick<StationAnnex, 'read' | 'file'>;
  /** The broker that is shown the plant. */
  readonly mqtt: Pick<StationMqtt, 'report' | 'try'>;
  /** Who is called for faults. */
  readonly webhook: Pick<StationWebhook, 'report' | 'try'>;
  /** The fleet that the station is of. */
  readonly fleet: Pick<StationFleet, 'report' | 'join' | 'leave'>;
  /** The plant for programs that ask, and for those that listen. */
  readonly live: LiveView;
  readonly streams: EventStreams;
  readonly compressorCount: () => number;
  /** Whether the settings of its machine are carried out, and not only kept. */
  readonly changesMachine: boolean;
  /** Network address of a caller. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  readonly allowLocalGateway: boolean;
  /** Ends the web server and opens it again, soon. */
  readonly restart: () => void;
}
