import { describe, expect, it } from '@jest/globals';
import { channelsOf, loadProfileOf, profileChannels } from '../../../core/loadProfile/index.ts';
import type { DataSheet } from '../../../core/plantData/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { loadProfiles } from '../../../station/figures/loadProfiles.ts';

const range = { fromMs: 1000, untilMs: 2000 };
const never = new AbortController().signal;
const sheet = (slot: number, since: string, flowM3min: number): DataSheet => ({
  ...{ slot, since, flowM3min, pressureBar: 7, powerKW: 6 * flowM3min, noLoadPowerKW: 9, points: [] },
});

describe('a profile of a station', () => {
  it('names what was calculated of its own channels, and each compressor by its latest data sheet, the largest first', async () => {
    const asked: unknown[] = [];
    const profileOf = loadProfiles({
      history: {
        quarters(...given) {
          asked.push(given.slice(0, 2));
          return Promise.resolve({ found: new Map(), days: 5, summedDays: 4 });
        },
      },
      evaluate: (found, question) => Promise.resolve({ profile: loadProfileOf(found, question), seconds: undefined }),
      estimated: () => Promise.resolve(['systemPressureBar@0', 'volumeFlowM3min@0', 'temperatureDegC@2', 'electricalPowerKW@4']),
      dataSheets: () => [
        ...[sheet(3, '2024-05-01', 8.5), sheet(1, '2026-01-01', 12), sheet(2, '2020-01-01', 30)],
        ...[sheet(1, '2019-01-01', 40), sheet(2, '2023-01-01', 17), sheet(2, '2021-01-01', 5)],
      ],
      ...{ typeNames: () => [], limits: () => defaultSettings.limits, holidays: () => new Set(), zone: () => 'UTC' },
    });
    const answer = await profileOf(range, 'flow', never);
    expect(answer.rated).toEqual([
      { slot: 2, flowM3min: 17 },
      { slot: 1, flowM3min: 12 },
      { slot: 3, flowM3min: 8.5 },
    ]);
    expect([answer.recordedDays, answer.summedDays]).toEqual([5, 4]);
    expect(asked).toEqual([[range, profileChannels('flow')]]);
    const behind: readonly string[] = channelsOf('flow');
    expect(answer.estimated).toEqual(['volumeFlowM3min@0']);
    expect(behind).toContain('volumeFlowM3min@0');
  });
});
