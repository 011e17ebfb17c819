import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { statusBit } from '../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { hash01 } from '../../core/estimate/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../core/samples/index.ts';
import { msPerMinute, plantDayRange, shiftDay } from '../../core/time/index.ts';
import { pressluft } from './pressluft.ts';
import { findingShape, numberOrNull } from './findingShape.ts';
import { daysOf, plantFolder, zone } from './plantDays.ts';

const firstDay = '2026-03-02';
const stepMs = 15 * msPerMinute;
const days = 44;
const baseline = `${firstDay}:${shiftDay(firstDay, 29)}`;
const report = `${shiftDay(firstDay, 30)}:${shiftDay(firstDay, 43)}`;

/** A row a quarter hour: 20 kW and 5 kW for each m3/min, a tenth less from the 31st day on; the flow is the same all day. */
function dayText(number: number): string {
  const date = shiftDay(firstDay, number);
  const { fromMs, untilMs } = plantDayRange(date, zone);
  const head = dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 900 });
  const flow = 5 + 10 * hash01(1, 1, number);
  const kW = (20 + 5 * flow + hash01(2, 1, number)) * (number < 30 ? 1 : 0.9);
  const rows = Array.from({ length: (untilMs - fromMs) / stepMs }, (_, i) => {
    const row = emptyRow(fromMs + i * stepMs);
    row.values[channelPosition(plantChannel('volumeFlowM3min'))] = flow;
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
    row.values[channelPosition(compressorChannel('status', 1))] = statusBit.on | statusBit.running | statusBit.loaded;
    row.values[channelPosition(compressorChannel('electricalPowerKW', 1))] = kW;
    return dayFileRow(latestLayout, row);
  });
  return head + rows.join('');
}

const finding = findingShape('baseline');
const dayRange = z.strictObject({ first: z.string(), last: z.string() });
const check = z.strictObject({ value: z.number(), limit: z.nullable(z.number()), isKept: z.nullable(z.boolean()) });
/** What programs read. */
const shape = z.strictObject({
  currency: z.string(),
  baseline: dayRange,
  report: dayRange,
  volumeOf: z.enum(['flow', 'delivery']),
  estimated: z.boolean(),
  model: z.nullable(
    z.strictObject({
      form: z.array(z.string()),
      coefficients: z.array(z.strictObject({ of: z.string(), value: z.number(), standardError: z.number(), t: z.number() })),
      changeM3: numberOrNull,
      r2: z.number(),
      cvRmse: z.number(),
      nmbe: z.number(),
      n: z.int(),
      rho: z.number(),
      provisional: z.boolean(),
    }),
  ),
  saving: finding,
  cost: finding,
  co2: finding,
  enpi: finding,
  baselineSpecific: finding,
  specific: finding,
  marginal: finding,
  savingShare: numberOrNull,
  distinct: z.boolean(),
  fractionalUncertainty: numberOrNull,
  change: z.nullable(z.strictObject({ since: z.string(), foundOn: z.string(), perDay: finding })),
  adjustments: z.array(
    z.strictObject({ from: z.string(), until: z.nullable(z.string()), kWhPerDay: z.number(), note: z.string(), author: z.string() }),
  ),
  checks: z.nullable(z.strictObject({ cvRmse: check, slopeT: check, nmbe: check, inRange: check, autocorrelation: check, r2: check })),
  days: z.array(
    z.strictObject({
      day: z.string(),
      hours: z.number(),
      energyKWh: z.number(),
      volumeM3: z.number(),
      cost: numberOrNull,
      co2Kg: numberOrNull,
      pressureBar: numberOrNull,
      temperatureC: z.optional(numberOrNull),
      production: z.optional(numberOrNull),
      expectedKWh: z.number(),
      savingKWh: z.number(),
      sumKWh: z.number(),
      low: z.number(),
      high: z.number(),
      isExtrapolated: z.boolean(),
    }),
  ),
});

describe('pressluft performance', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(Object.fromEntries(Array.from({ length: days }, (_, i) => [shiftDay(firstDay, i), dayText(i)])));
    const temperatures = Array.from({ length: days }, (_, i) => `${shiftDay(firstDay, i)},temperature,${10 + i},°C`);
    writeFileSync(join(folder, 'variables.csv'), ['time,name,value,unit', ...temperatures].join('\n'));
    writeFileSync(join(folder, 'broken.csv'), 'time,name,value,unit\n2026-03-02,temperature,290,K\n');
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'performance', 'card', '--zone', zone, ...more);
  const json = async (...more: readonly string[]) =>
    z.parse(shape, JSON.parse((await run('--baseline', baseline, ...more, '--format', 'json')).stdout) as unknown);

  it('finds what is saved, of the days behind the baseline where no others are asked for', async () => {
    const { saving, cost, enpi, model, distinct, days: reported, ...of } = await json('--rate', '0.2');
    expect([of.baseline, of.report, of.volumeOf]).toEqual([
      { first: firstDay, last: shiftDay(firstDay, 29) },
      { first: shiftDay(firstDay, 30), last: shiftDay(firstDay, 43) },
      'flow',
    ]);
    expect([model!.form, model!.n, model!.provisional, distinct]).toEqual([['day', 'volume'], 30, true, true]);
    if (saving.kind === 'none' || cost.kind === 'none' || enpi.kind === 'none') throw new Error('no figure');
    const truth = reported.reduce((sum, { energyKWh }) => sum + energyKWh / 9, 0);
    expect(Math.abs(saving.value / truth - 1)).toBeLessThan(0.05);
    expect([saving.low < saving.value, saving.high > saving.value]).toEqual([true, true]);
    expect(cost.value).toBeCloseTo(saving.value * 0.2, 6);
    expect(enpi.value).toBeCloseTo(0.9, 1);
  });

  it('says since when, and that a baseline saves nothing against itself', async () => {
    expect((await json('--report', report)).change).toMatchObject({ since: shiftDay(firstDay, 30) });
    expect(await json('--report', baseline)).toMatchObject({ saving: { value: 0 }, distinct: false, change: null });
  });

  it('takes variables, the pressure and adjustments', async () => {
    expect((await json('--variables', 'variables.csv', '--with-pressure')).days[0]).toMatchObject({ temperatureC: 40, pressureBar: 7 });
    const [plain, adjusted] = [await json(), await json('--adjust', `${shiftDay(firstDay, 30)}:=10:M. Brandt:a new line, on trial`)];
    expect(adjusted.adjustments).toEqual([
      { from: shiftDay(firstDay, 30), until: null, kWhPerDay: 10, note: 'a new line, on trial', author: 'M. Brandt' },
    ]);
    if (plain.saving.kind === 'none' || adjusted.saving.kind === 'none') throw new Error('no figure');
    expect(adjusted.saving.value - plain.saving.value).toBeCloseTo(140, 6);
  });

  it('prints figures with their interval and kind, the model, its checks and what to know', async () => {
    const { stdout } = await run('--baseline', baseline);
    expect(stdout).toMatch(
      /^figure +kind +value +low +high +unit +data \[percent\] +days\nsaving +fitted +[\d.]+ +[\d.]+ +[\d.]+ +kWh +100\.0 +14\n/,
    );
    expect(stdout).toMatch(/^base load of a day +\d/m);
    expect(stdout).toMatch(/^CV\(RMSE\) \[percent\] +[\d.]+ +at most 15 +kept$/m);
    expect(stdout).toMatch(/^provisional: /m);
    expect((await run('--baseline', baseline, '--report', baseline)).stdout).toContain('not distinguishable from 0');
  });

  it('writes a line for each day as CSV', async () => {
    const [head, first, ...more] = (await run('--baseline', baseline, '--format', 'csv')).stdout.trim().split('\r\n');
    expect(head).toMatch(/^day,energy \[kWh\],expected \[kWh\],saving \[kWh\],/);
    expect([first!.slice(0, firstDay.length), more.length]).toEqual([shiftDay(firstDay, 30), 13]);
  });

  test.each([
    ['no baseline', [], 2, /--baseline is missing/],
    ['days that are none', ['--baseline', '2026-03-02'], 2, /--baseline .*two days such as/],
    ['days the wrong way round', ['--baseline', '2026-03-02:2026-03-01'], 2, /two days such as/],
    [
      'an adjustment without a reason',
      ['--baseline', baseline, '--adjust', '2026-03-02:=120:M. Brandt:'],
      2,
      /kWh a day, who says so and why/,
    ],
    ['a file that is not there', ['--baseline', baseline, '--variables', 'lost.csv'], 1, /lost\.csv can not be read \(ENOENT\)/],
    ['a wrong line', ['--baseline', baseline, '--variables', 'broken.csv'], 1, /broken\.csv: line 2 must have a temperature in °C or °F/],
  ] as const)('says what is wrong: %s', async (_, options, expected, reported) => {
    const { status, stdout, notes } = await run(...options);
    expect([status, stdout, notes.join('\n')]).toEqual([expected, '', expect.stringMatching(reported)]);
  });

  it('says where the volume is what machines report', async () => {
    const delivering = plantFolder(daysOf('2026-11-20', '2026-11-21'));
    const { stdout } = await pressluft(delivering, 'performance', 'card', '--zone', zone, '--baseline', '2026-11-20:2026-11-21');
    expect(stdout).toMatch(/^no flow into the network is known: the volume is what the machines report/m);
    expect((await run('--baseline', baseline)).stdout).not.toContain('no flow into the network');
  });

  it('has a reason in place of figures where the baseline is too short', async () => {
    const { stdout } = await run('--baseline', `${firstDay}:${shiftDay(firstDay, 9)}`);
    expect(stdout).toMatch(/^saving +the baseline has fewer than 28 days with data +--- /m);
  });
});
