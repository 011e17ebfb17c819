import { insightQuery, profileQuery } from '../../adapters/contract/index.ts';
import { loadProfileOf, namesOfTypes, pressureBandOf, profileChannels } from '../../core/loadProfile/index.ts';
import type { DayTypeName } from '../../core/plantData/index.ts';
import type { LoadProfiles } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { LimitSettings } from '../../core/settings/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { quarterHourMs, sumChannels, sumsWithin } from '../../core/totals/index.ts';
import type { MemoryGate } from './memoryGate.ts';

export interface MemoryProfileParts {
  readonly samples: SampleTable;
  readonly zone: () => string;
  readonly limits: () => LimitSettings;
  readonly typeNames: () => readonly DayTypeName[];
}

/** Profiles of the samples of a fake. */
export function memoryLoadProfiles(gate: MemoryGate, { samples, zone, limits, typeNames }: MemoryProfileParts): LoadProfiles {
  return {
    read: (range, of, token, waiting) =>
      gate.ask({ call: 'insightProfile', sent: { range, of }, token, signal: waiting?.signal }, () => {
        const query = Object.fromEntries(new URLSearchParams(insightQuery(range, { of })));
        if (!profileQuery.safeParse(query).success) return undefined;
        const all = sumChannels(samples, samplePeriodS);
        const [from, until] = [Math.ceil(range.fromMs / quarterHourMs), Math.floor(range.untilMs / quarterHourMs)];
        const found = new Map(
          profileChannels(of).flatMap((channel) => {
            const sums = all.get(channel);
            return sums === undefined ? [] : [[channel, sumsWithin(sums, from, until)] as const];
          }),
        );
        const times = Array.from(samples.timesMs.subarray(0, samples.length)).filter(
          (atMs) => atMs >= range.fromMs && atMs < range.untilMs,
        );
        const days = new Set(times.map((atMs) => plantDayOf(atMs, zone()))).size;
        const question = { of, band: pressureBandOf(limits()), holidays: new Set<string>(), zone: zone() };
        const profile = loadProfileOf(found, question);
        return {
          ...profile,
          seconds: undefined,
          recordedDays: days,
          summedDays: days,
          estimated: [],
          rated: [],
          typeNames: namesOfTypes(profile, typeNames()),
        };
      }),
  };
}
