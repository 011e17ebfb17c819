import type { EnergyBalance } from '../balance/index.ts';
import type { EnergyCost } from '../cost/index.ts';
import type { HeatReport } from '../heatReport/index.ts';
import type { LeakCost } from '../leakCost/index.ts';
import type { Leakage } from '../leakage/index.ts';
import type { LoadProfile } from '../loadProfile/index.ts';
import type { MachinesPicture } from '../machines/index.ts';
import type { ServiceRecord } from '../maintenance/index.ts';
import type { MachineCycles, MeasuresPicture } from '../measures/index.ts';
import type { Performance } from '../performance/index.ts';
import type { PlantData } from '../plantData/index.ts';
import type { LoggedControl } from '../replay/index.ts';
import type { PlantDay, TimeRange } from '../time/index.ts';
import type { ChannelSums, SummedChannel } from '../totals/index.ts';

/** What an annex is made of: what the calls and the commands for its parts say of the same range. */
export interface AnnexEvidence {
  /** Whole days of the plant. */
  readonly range: TimeRange;
  /** IANA name of the plant's zone. */
  readonly zone: string;
  /** Empty where the station has no name. */
  readonly stationName: string;
  readonly version: string;
  readonly currency: string;
  /** Days of the range that have a file, ascending. */
  readonly recordedDays: readonly PlantDay[];
  /** From one sample to the next, s. */
  readonly samplePeriodS: number;
  readonly balance: EnergyBalance;
  readonly cost: EnergyCost;
  readonly leakage: Leakage;
  /** Undefined where it is not looked for. */
  readonly leakCost: LeakCost | undefined;
  readonly machines: MachinesPicture;
  /** How the compressors were switched, by the events of the days. */
  readonly control: LoggedControl;
  readonly cycles: readonly MachineCycles[];
  /** The quarter hours of `annexChannels`, those that there are. */
  readonly quarters: ReadonlyMap<SummedChannel, ChannelSums>;
  readonly measures: MeasuresPicture;
  readonly profiles: Readonly<Record<AnnexProfile, LoadProfile>>;
  readonly heat: readonly HeatReport[];
  /** Undefined where no baseline was set. */
  readonly performance: Performance | undefined;
  readonly plant: Pick<PlantData, 'dataSheets' | 'eras' | 'flowSensors' | 'windows'>;
  /** Services of all times. */
  readonly services: readonly ServiceRecord[];
}

/** What has a profile by the types of days. */
export const annexProfiles = ['flow', 'power', 'pressure'] as const;
export type AnnexProfile = (typeof annexProfiles)[number];
