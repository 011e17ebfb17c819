import { loadProfileOf, pressureBandOf, profileChannels, type ProfileSeries } from '../../core/loadProfile/index.ts';
import type { DataSheet } from '../../core/plantData/index.ts';
import type { RatedFlow, RecordedProfile } from '../../core/ports/index.ts';
import type { LimitSettings } from '../../core/settings/index.ts';
import type { PlantDay, TimeRange } from '../../core/time/index.ts';
import { nextTurn } from '../../server/process/nextTurn.ts';
import type { StationHistory } from './channelHistory.ts';

export interface LoadProfilesParts {
  readonly history: Pick<StationHistory, 'quarters'>;
  readonly dataSheets: () => readonly DataSheet[];
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
  ({ history, dataSheets, limits, holidays, zone }: LoadProfilesParts) =>
  async (range: TimeRange, of: ProfileSeries, signal: AbortSignal): Promise<RecordedProfile> => {
    const { found, days, summedDays } = await history.quarters(range, profileChannels(of), signal);
    await nextTurn();
    signal.throwIfAborted();
    const profile = loadProfileOf(found, { of, band: pressureBandOf(limits()), holidays: holidays(), zone: zone() });
    return { ...profile, recordedDays: days, summedDays, rated: ratedFlows(dataSheets()) };
  };
