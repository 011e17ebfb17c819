import { channelsOf, namesOfTypes, pressureBandOf, profileChannels, type ProfileSeries } from '../../core/loadProfile/index.ts';
import type { DataSheet, DayTypeName } from '../../core/plantData/index.ts';
import type { RatedFlow, RecordedProfile } from '../../core/ports/index.ts';
import type { LimitSettings } from '../../core/settings/index.ts';
import type { PlantDay, TimeRange } from '../../core/time/index.ts';
import type { StationHistory } from './channelHistory.ts';
import type { StationTotals } from './stationTotals.ts';

export interface LoadProfilesParts {
  readonly history: Pick<StationHistory, 'quarters'>;
  /** What the quarter hours say, and the slots of the days. */
  readonly evaluate: StationTotals['profile'];
  /** The channels that were estimated in a range. */
  readonly estimated: StationTotals['estimated'];
  readonly dataSheets: () => readonly DataSheet[];
  readonly typeNames: () => readonly DayTypeName[];
  readonly limits: () => LimitSettings;
  readonly holidays: () => ReadonlySet<PlantDay>;
  /** The plant's zone. */
  readonly zone: () => string;
}

/** Of each compressor by its latest data sheet. */
const ratedFlows = (sheets: readonly DataSheet[]): readonly RatedFlow[] =>
  [
    ...new Map([...sheets].sort((a, b) => (a.since < b.since ? -1 : 1)).map(({ slot, flowM3min }) => [slot, { slot, flowM3min }])).values(),
  ].sort((a, b) => b.flowM3min - a.flowM3min);

/** Profiles of what is recorded; rejects with the signal's reason when it is given. */
export const loadProfiles =
  ({ history, evaluate, estimated, dataSheets, typeNames, limits, holidays, zone }: LoadProfilesParts) =>
  async (range: TimeRange, of: ProfileSeries, signal: AbortSignal): Promise<RecordedProfile> => {
    const { found, days, summedDays } = await history.quarters(range, profileChannels(of), signal);
    const question = { of, band: pressureBandOf(limits()), holidays: holidays(), zone: zone() };
    const { profile, seconds } = await evaluate(found, question, range, signal);
    const behind: ReadonlySet<string> = new Set(channelsOf(of));
    return {
      ...profile,
      seconds,
      recordedDays: days,
      summedDays,
      estimated: (await estimated(range, signal)).filter((channel) => behind.has(channel)),
      rated: ratedFlows(dataSheets()),
      typeNames: namesOfTypes(profile, typeNames()),
    };
  };
