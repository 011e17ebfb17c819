import { describe, expect, it } from '@jest/globals';
import { airSums } from '../../../core/airWindows/index.ts';
import { effectiveVolume, volumeSumsOf } from '../../../core/leakage/effectiveVolume.ts';
import { leakFindings, leakMethodsDisagree } from '../../../core/leakage/leakFindings.ts';
import type { LeakEvidence } from '../../../core/leakage/LeakFinding.ts';
import { loadCycles } from '../../../core/leakage/loadCycles.ts';
import type { NightFlow } from '../../../core/leakage/nightFlows.ts';
import { nightFlows } from '../../../core/leakage/nightFlows.ts';
import { decayFlowM3min } from '../../../core/leakage/pressureDecays.ts';
import { demoPlant } from '../../../core/plant/index.ts';
import { channels, type SampleTable, tableBuilder } from '../../../core/samples/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { hoursOfMonday, periodS, plantLog, restingLog, restingPlant } from './restingPlant.ts';
import { samplePeriodS, simulatedNights } from './simulatedNights.ts';

const leakM3min = 1.5;
const noDecays = { decays: [], longEnough: 0, farEnough: 0 };
const nothing: LeakEvidence = { nights: [], cycles: [], decays: noDecays, volume: undefined, days: 0, range: hoursOfMonday(1) };
const byMethod = (evidence: Partial<LeakEvidence>) =>
  Object.fromEntries(leakFindings({ ...nothing, ...evidence }).map((finding) => [finding.method, finding]));
const nightsOf = (flows: readonly number[], pressureBar = 7): readonly NightFlow[] =>
  flows.map((flowM3min, i) => ({ day: shiftDay('2026-03-01', i), flowM3min, meanM3min: flowM3min, pressureBar, coverage: 1 }));

describe('a plant of fixed-speed machines that uses nothing, with 1.5 m3/min leaking at 7 bar', () => {
  const { table, range, cycles, decays, volume: fitted } = restingLog(restingPlant(leakM3min), 4);
  const volume = fitted!;
  const found = byMethod({ cycles, decays, volume, nightUseM3min: 0, nights: nightsOf([1.5]), days: 1 });

  it.each(['loadCycles', 'pressureDecay'])('leaks that within 2 % by %s, and within its interval', (method) => {
    const finding = found[method]!;
    if (finding.kind === 'none') throw new Error(finding.reason);
    expect(Math.abs(finding.value / leakM3min - 1)).toBeLessThan(0.02);
    expect(finding.n).toBeGreaterThan(20);
    expect([finding.kind, finding.low < finding.value && finding.value < finding.high]).toEqual(['fitted', true]);
  });

  it('has receivers of 12 m3 within 1 %', () => {
    expect(Math.abs(volume.volumeM3 / 12 - 1)).toBeLessThan(0.01);
  });

  it('leaks twice as much by decay with twice the volume, and the same by cycles', () => {
    const double = { volumeM3: 2 * volume.volumeM3, low: 2 * volume.low, high: 2 * volume.high };
    const twice = byMethod({ cycles, decays, volume: double, nightUseM3min: 0, nights: nightsOf([1.5]), days: 1 });
    expect(twice['loadCycles']).toEqual(found['loadCycles']);
    expect(twice['pressureDecay']).toMatchObject({ value: 2 * (found['pressureDecay'] as { value: number }).value });
  });

  it('has no cycle over a gap, and none while another machine is on load', () => {
    const cut = (isKept: (row: number) => boolean) => {
      const builder = tableBuilder(channels, table.length);
      for (let row = 0; row < table.length; row++) {
        if (isKept(row))
          builder.append(
            table.timesMs[row]!,
            channels.map((channel) => table.columns.get(channel)![row]!),
          );
      }
      return loadCycles(builder.table(), [range], periodS);
    };
    const { fromMs, untilMs } = cycles[3]!;
    const without = cut((row) => table.timesMs[row] !== (fromMs + untilMs) / 2);
    expect(without.map((each) => each.fromMs)).toEqual(cycles.filter((_, i) => i !== 3).map((each) => each.fromMs));
    const status = table.columns.get('status@7')!;
    const busy = status.map((word, row) =>
      table.timesMs[row] === fromMs + 20_000 ? table.columns.get(`status@${cycles[3]!.slot}`)![row]! : word,
    );
    const both = { ...table, columns: new Map([...table.columns, ['status@7', busy]]) } as SampleTable;
    expect(loadCycles(both, [range], periodS).some((each) => each.fromMs === fromMs)).toBe(false);
  });
});

it('a weekday of the demo plant has receivers of 12 m3 within 1 %', () => {
  const range = hoursOfMonday(24);
  const { volumeM3, low, high } = effectiveVolume(volumeSumsOf(airSums(plantLog(demoPlant, range), [range], periodS)))!;
  expect(Math.abs(volumeM3 / demoPlant.receiverVolumeM3 - 1)).toBeLessThan(0.01);
  expect(low < volumeM3 && volumeM3 < high).toBe(true);
});

it('three cycles of 70 s on load and 410 s without, at 12.6 m3/min, are a leak of 1.8375 m3/min', () => {
  const cycles = [0, 1, 2].map((i) => ({
    slot: 1,
    fromMs: i * 480_000,
    untilMs: (i + 1) * 480_000,
    airM3: (12.6 * 70) / 60,
    pressureBar: 7,
  }));
  expect(byMethod({ cycles, nightUseM3min: 0 })['loadCycles']).toMatchObject({
    kind: 'fitted',
    n: 3,
    assumptions: [{ key: 'atBar', value: 7 }, { key: 'flowM3min' }, { key: 'nightUseM3min' }],
  });
  expect((byMethod({ cycles, nightUseM3min: 0 })['loadCycles'] as { value: number }).value).toBeCloseTo(1.8375, 10);
});

it('12 m3 that fall from 7.2 to 6.6 bar in 3 min are a leak of 2.4315 m3/min at 7 bar', () => {
  const ratePerMin = Math.log((7.2 + 1) / (6.6 + 1)) / 3;
  expect(decayFlowM3min({ ratePerMin }, 12, 7)).toBeCloseTo(2.4315, 4);
});

describe('the flow of nights', () => {
  it('less the night use is the leak, widened by the sensor and by how well the use is known', () => {
    const flows = [6.26, ...Array<number>(6).fill(6.28), 6.34];
    const finding = byMethod({ nights: nightsOf(flows), nightUseM3min: 2.3, days: 8 })['baseFlow']!;
    expect(finding).toMatchObject({ kind: 'fitted', n: 8, coverage: 1, ...hoursOfMonday(1) });
    if (finding.kind === 'none') return;
    expect([finding.value, finding.low, finding.high].map((each) => each.toFixed(2))).toEqual(['3.98', '3.31', '4.69']);
  });

  it('is an upper bound from 0 without a night use', () => {
    const finding = byMethod({ nights: nightsOf(Array<number>(28).fill(6)), days: 28 })['baseFlow']!;
    expect(finding).toMatchObject({ kind: 'upperBound', value: 6, low: 0, high: 6 * 1.03 });
  });

  it('is brought to the middle pressure of the nights, as a leak follows the absolute pressure', () => {
    const nights = [5, 6, 7, 7, 7, 8, 9].map((bar, i) => ({
      ...nightsOf([(bar + 1) / 4])[0]!,
      day: shiftDay('2026-03-01', i),
      pressureBar: bar,
    }));
    expect(byMethod({ nights, days: 7 })['baseFlow']).toMatchObject({ value: 2, high: 2 * 1.03 });
  });

  it.each([
    ['fewer than seven nights', { nights: nightsOf([6, 6, 6, 6, 6, 6]) }, 'tooFewDays'],
    ['more used than flows', { nights: nightsOf(Array<number>(7).fill(2)), nightUseM3min: 4 }, 'nightUseAboveFlow'],
    ['a night use that is none', { nights: nightsOf(Array<number>(7).fill(2)), nightUseM3min: -1 }, 'invalidNightUse'],
  ])('says why there is no leak flow: %s', (_, evidence, reason) => {
    expect(byMethod(evidence)['baseFlow']).toMatchObject({ kind: 'none', reason });
  });

  it('of the simulated plant is what was used and leaked at night, whatever the order of the days', () => {
    const { table, fromMs, untilMs, zone, truth } = simulatedNights(3, '2026-03-02T00:00:00Z', 14);
    const nights = nightFlows(table, { fromMs, untilMs, zone, periodS: samplePeriodS });
    expect(nights.length).toBeGreaterThanOrEqual(13);
    const finding = byMethod({ nights, nightUseM3min: truth.usedM3min, days: 15 })['baseFlow']!;
    if (finding.kind === 'none') throw new Error(finding.reason);
    expect(finding.low).toBeLessThan(truth.leakedM3min);
    expect(finding.high).toBeGreaterThan(truth.leakedM3min);
    const turned = byMethod({ nights: nights.toReversed(), nightUseM3min: truth.usedM3min, days: 15 })['baseFlow'];
    expect((turned as { value: number }).value).toBe(finding.value);
  });
});

it.each([
  ['no machine alone', {}, 'loadCycles', 'noSingleMachine'],
  ['too few cycles', { cycles: [{ slot: 1, fromMs: 0, untilMs: 600_000, airM3: 9, pressureBar: 7 }] }, 'loadCycles', 'fewCycles'],
  ['always on load', {}, 'pressureDecay', 'alwaysOnLoad'],
  ['a pressure that hardly falls', { decays: { ...noDecays, longEnough: 2 } }, 'pressureDecay', 'smallDrop'],
  ['a pressure that goes up and down', { decays: { decays: [], longEnough: 2, farEnough: 2 } }, 'pressureDecay', 'notMonotonic'],
])('says why there is no leak flow: %s', (_, evidence, method, reason) => {
  expect(byMethod(evidence)[method]).toMatchObject({ kind: 'none', reason });
});

it('ways that differ by more than a quarter disagree', () => {
  const cycles = [0, 1, 2].map((i) => ({ slot: 1, fromMs: i * 480_000, untilMs: (i + 1) * 480_000, airM3: 16, pressureBar: 7 }));
  const disagreeAt = (flow: number) =>
    leakMethodsDisagree(leakFindings({ ...nothing, nights: nightsOf(Array<number>(7).fill(flow)), cycles, days: 7 }));
  expect([disagreeAt(2), disagreeAt(2.4), disagreeAt(2.6), disagreeAt(1.5)]).toEqual([false, false, true, true]);
});
