import type { IncomingMessage } from 'node:http';
import type { ValueOrigin } from '../../core/master/index.ts';
import type { BackupRepository, Card, Clock } from '../../core/ports/index.ts';
import type { StationAccess } from '../access/openAccess.ts';
import type { Field } from '../field/openField.ts';
import type { SettingsSaves } from '../settings/settingsSaves.ts';
import type { StationLimits } from '../faults/stationLimits.ts';
import type { BlackBox } from '../faults/blackBox.ts';
import type { FaultLog } from '../faults/faultLog.ts';
import type { Figures } from '../figures/openFigures.ts';
import type { Messages } from '../messages/openMessages.ts';
import type { MarkBook } from '../figures/markBook.ts';
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
  readonly compressorCount: () => number;
  /** Whether the settings of its machine are carried out, and not only kept. */
  readonly changesMachine: boolean;
  /** Network address of a caller. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  readonly allowLocalGateway: boolean;
  /** Ends the web server and opens it again, soon. */
  readonly restart: () => void;
}
