import { beforeAll, describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import { statusBit } from '../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel, sampleRowOf } from '../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { pressluft } from './pressluft.ts';
import { findingShape, numberOrNull } from './findingShape.ts';
import { plantFolder } from './plantDays.ts';

const zone = 'Europe/Berlin';
const days = Array.from({ length: 7 }, (_, i) => shiftDay('2026-03-09', i));
/** Fixed-speed machines, nothing used, 1.5 m3/min leaking at 7 bar. */
const resting: PlantConfig = {
  ...demoPlant,
  events: [],
  machines: demoPlant.machines.filter(({ kind }) => kind === 'fixedScrew'),
  demand: { ...demoPlant.demand, plateauM3min: 0, peaks: { ...demoPlant.demand.peaks, chance: 0 } },
  leakage: { flowM3min: 1.5, atBar: 7 },
};

/** The nights of seven days, with a row every 4 s. */
function texts(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    days.map((date) => {
      const { fromMs } = plantDayRange(date, zone);
      const head = dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 4 });
      const states = plantStates({ config: resting, seed: 1, fromMs, untilMs: fromMs + 5 * 3_600_000 - 1, stepS: 4 });
      return [date, head + Array.from(states, (state) => dayFileRow(latestLayout, sampleRowOf(plantSnapshot(resting, state)))).join('')];
    }),
  );
}

/** A row each 5 min, all day long: 10 m3/min flow at 62 kW. */
function steadyText(date: string): string {
  const { fromMs, untilMs } = plantDayRange(date, zone);
  const head = dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 300 });
  const rows = Array.from({ length: (untilMs - fromMs) / 300_000 }, (_, i) => {
    const row = emptyRow(fromMs + i * 300_000);
    row.values[channelPosition(plantChannel('volumeFlowM3min'))] = 10;
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
    row.values[channelPosition(compressorChannel('status', 1))] = statusBit.on | statusBit.running | statusBit.loaded;
    row.values[channelPosition(compressorChannel('electricalPowerKW', 1))] = 62;
    row.values[channelPosition(compressorChannel('deliveryVolumeM3min', 1))] = 10;
    return dayFileRow(latestLayout, row);
  });
  return head + rows.join('');
}

const leak = findingShape('baseFlow', 'loadCycles', 'pressureDecay');
const money = findingShape('averagePower', 'marginalPower');
/** What programs read. */
const shape = z.strictObject({
  currency: z.string(),
  days: z.int(),
  nights: z.array(z.strictObject({ day: z.string(), flowM3min: z.number(), pressureBar: numberOrNull })),
  nightUseM3min: numberOrNull,
  leak: z.nullable(leak),
  methods: z.array(leak),
  disagree: z.boolean(),
  trend: z.strictObject({
    weeks: z.array(z.strictObject({ firstDay: z.string(), flowM3min: z.number(), nights: z.int() })),
    perWeek: findingShape('weeklyMedians'),
    watched: z.int(),
    change: z.nullable(z.strictObject({ since: z.string(), foundOn: z.string(), change: findingShape('cusum') })),
  }),
  test: z.nullable(
    z.strictObject({
      range: z.strictObject({ fromMs: z.number(), untilMs: z.number() }),
      findings: z.array(leak),
      nightUseM3min: numberOrNull,
    }),
  ),
  volume: z.nullable(
    z.union([
      z.strictObject({
        kind: z.literal('fitted'),
        volumeM3: z.number(),
        low: z.number(),
        high: z.number(),
        windows: z.int(),
        r2: z.number(),
        dropBarPerFlow2: z.number(),
      }),
      z.strictObject({ kind: z.literal('entered'), volumeM3: z.number(), low: z.number(), high: z.number() }),
    ]),
  ),
  cost: z.strictObject({ share: money, average: money, marginal: money, leakedAir: money, repair: money, change: money, alarm: money }),
  isFlowEstimated: z.boolean(),
});
const valueOf = (found: z.infer<ReturnType<typeof findingShape>>) => {
  if (found.kind === 'none') throw new Error(found.reason);
  return found.value;
};

describe('pressluft leaks', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(texts());
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'leaks', 'card', '--zone', zone, ...more);
  const json = async (...more: readonly string[]) => z.parse(shape, JSON.parse((await run(...more, '--format', 'json')).stdout) as unknown);

  it('finds by three ways what a plant loses that uses nothing, and the volume of its receivers', async () => {
    const { days: count, nights, methods, volume, disagree, leak } = await json('--night-use', '0');
    expect([count, nights.length, disagree, leak?.method]).toEqual([7, 7, false, 'baseFlow']);
    for (const found of methods) {
      if (found.kind === 'none') throw new Error(found.reason);
      expect([found.method, found.kind]).toEqual([found.method, 'fitted']);
      expect(Math.abs(found.value / 1.5 - 1)).toBeLessThan(0.03);
      expect(found.low <= found.value && found.value <= found.high).toBe(true);
    }
    expect(Math.abs(volume!.volumeM3 / 12 - 1)).toBeLessThan(0.02);
  });

  it('has upper bounds from 0 without the night use', async () => {
    for (const found of (await json()).methods) expect(found).toMatchObject({ kind: 'upperBound', low: 0 });
  });

  it('takes the volume that is entered: twice the volume is twice the leak by the fall of the pressure', async () => {
    const byDecay = async (volume: string) =>
      valueOf((await json('--night-use', '0', '--volume', volume)).methods.find(({ method }) => method === 'pressureDecay')!);
    expect((await json('--volume', '12')).volume).toEqual({ kind: 'entered', volumeM3: 12, low: 12, high: 12 });
    expect(await byDecay('24')).toBeCloseTo(2 * (await byDecay('12')), 9);
  });

  it('measures in a test with all consumers off what leaks, and takes the night use from it', async () => {
    const { test, leak: ofPlant } = await json('--test', `${days[3]!}T00:30:00+01:00/${days[3]!}T01:30:00+01:00`);
    expect(test!.findings.map(({ kind }) => kind)).toEqual(['measured', 'measured', 'measured']);
    for (const found of test!.findings) expect(Math.abs(valueOf(found) / 1.5 - 1)).toBeLessThan(0.05);
    expect(ofPlant).toEqual(test!.findings[0]);
    expect(test!.nightUseM3min).toBeLessThan(0.1);
    expect((await run('--test', `${days[3]!}T00:30:00Z/${days[3]!}T01:30:00Z`)).stdout).toMatch(/^test, by flow +measured +1\.\d+ /m);
  });

  it('[FIELD-5] says so where the flow was calculated, and calls no test by it measured', async () => {
    const span = `${days[3]!}T00:30:00+01:00/${days[3]!}T01:30:00+01:00`;
    const note = 'pressluft: the flow was calculated and not measured, if only in part, and with it what leaks';
    expect((await run('--test', span)).notes).not.toContain(note);
    const written = texts();
    const calculated = plantFolder({
      ...written,
      [days[3]!]: written[days[3]!]!.replace(/^period/m, 'estimated,volumeFlowM3min@0\nperiod'),
    });
    const { stdout, notes } = await pressluft(calculated, 'leaks', 'card', '--zone', zone, '--test', span, '--format', 'json');
    expect(notes).toContain(note);
    const { isFlowEstimated, test } = z.parse(shape, JSON.parse(stdout) as unknown);
    expect([isFlowEstimated, ...test!.findings.map(({ kind }) => kind)]).toEqual([true, 'rule', 'measured', 'measured']);
  });

  it('says what the leaked air costs and what less leaking saves, each with its interval, at the price of the time', async () => {
    const steady = plantFolder(Object.fromEntries(days.map((date) => [date, steadyText(date)])));
    const options = ['leaks', 'card', '--zone', zone, '--night-use', '6', '--rate', '0.2', '--currency', 'USD'];
    const {
      leak: ofPlant,
      cost,
      currency,
    } = z.parse(shape, JSON.parse((await pressluft(steady, ...options, '--format', 'json')).stdout) as unknown);
    const shown = [ofPlant!, cost.share, cost.average].map((found) => valueOf(found).toFixed(3));
    expect([...shown, currency]).toEqual(['4.000', '0.400', '6.200', 'USD']);
    for (const [found, kind, value] of [
      [cost.leakedAir, 'fitted', 4 * 6.2 * 8760 * 0.2],
      [cost.repair, 'rule', 4 * 6.2 * 0.65 * 8760 * 0.2],
    ] as const) {
      if (found.kind === 'none') throw new Error(found.reason);
      expect([found.kind, found.coverage, found.n]).toEqual([kind, 1, days.length]);
      expect(found.low < found.value && found.value < found.high).toBe(true);
      expect(found.value / value).toBeCloseTo(1, 3);
    }
    const { stdout } = await pressluft(steady, ...options);
    expect(stdout).toMatch(/^flow of the nights +fitted +4\.00 +\d\.\d\d +\d\.\d\d +m³\/min +100\.0 +7$/m);
    expect(stdout).toMatch(/^cost of leaked air in a year +fitted +434\d\d +\d+ +\d+ +\$\/a +100\.0 +7$/m);
    expect(stdout).toMatch(/^without leaks saved in a year +rule of thumb +282\d\d +\d+ +\d+ +\$\/a +100\.0 +7$/m);
  });

  it('says of too few days why there is nothing, and prints the rest', async () => {
    const { stdout } = await run('--until', days[1]!, '--night-use', '0');
    expect(stdout).toMatch(/^flow of the nights +fewer than seven nights with data +--- +--- +--- +m³\/min +--- +---$/m);
    expect(stdout).toMatch(/^change +fewer than 15 nights with data +--- /m);
    expect(stdout).toMatch(/^change in a week +fewer than four weeks +--- /m);
    expect(stdout).toMatch(/^load cycles +fitted +1\.5\d +1\.\d+ +1\.\d+ +m³\/min +83\.3 +\d+$/m);
    expect((await run('--until', days[1]!, '--format', 'csv')).stdout.trimEnd().split('\r\n')).toHaveLength(13);
  });

  test.each([
    [['--night-use', '-1'], 2],
    [['--volume', '0'], 2],
    [['--test', '2026-03-12T00:00:00Z'], 2],
    [['--test', '2026-03-12T00:00:00Z/2026-03-12T00:09:00Z'], 2],
    [['--test', '2026-03-12T00:00:00Z/2026-03-12T01:00:00Z', '--night-use', '1'], 2],
    [['--test', '2025-03-12T00:00:00Z/2025-03-12T01:00:00Z'], 1],
    [['--from', '2027-01-01', '--until', '2027-01-02'], 1],
  ] as const)('refuses %j with exit code %i', async (more, code) => {
    expect((await run(...more)).status).toBe(code);
  });
});
