import { describe, expect, it, test } from '@jest/globals';
import { airSums } from '../../../core/airWindows/index.ts';
import { airBalanceOf } from '../../../core/machines/airBalance.ts';
import { type AirDay, type AirFinding, machineEvidenceOf } from '../../../core/machines/index.ts';
import { demoPlant } from '../../../core/plant/index.ts';
import type { CompressorEra } from '../../../core/plantData/index.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { msPerDay, shiftDay } from '../../../core/time/index.ts';
import { plantLog } from '../leakage/restingPlant.ts';
import { load, ready } from '../samples/logs.ts';
import { tableOf } from '../samples/tables.ts';

const zone = 'UTC';
const firstDay = '2026-03-02';
const startMs = Date.parse(firstDay);
const rangeOf = (days: number) => ({ fromMs: startMs, untilMs: startMs + days * msPerDay });
const questionOf = (days: number, eras: readonly CompressorEra[] = []) => ({
  range: rangeOf(days),
  zone,
  eras,
  coverage: 1,
  estimated: [],
});
const found = (finding: AirFinding) => {
  if (finding.kind === 'none') throw new Error(finding.reason);
  return finding;
};

interface Machine {
  readonly slot: number;
  readonly deliveryM3min: number;
  /** What of it arrives. */
  readonly share: number;
  /** Quarter hours of the day, 0..95, and minutes of it, 0..1439. */
  readonly runsIn: (quarter: number, minute: number) => boolean;
}

const periodS = 20;
/** A day of a plant, of which all air is used as it comes where nothing is stored: samples of 20 s. */
function dayOf(number: number, machines: readonly Machine[], { flowFactor = 1, hours = 24, volumeM3 = 0 } = {}): AirDay {
  const rows = Array.from({ length: (hours * 3600) / periodS }, (_, i) => i);
  const isOn = ({ runsIn }: Machine, row: number) => runsIn(Math.floor((row * periodS) / 900), Math.floor((row * periodS) / 60));
  const fromMs = startMs + number * msPerDay;
  // falls and rises by 0.3 bar a quarter of an hour where air is stored
  const pressureAt = (row: number) => 7 - (volumeM3 === 0 ? 0 : 0.3 * Math.abs(1 - (((row * periodS) / 900) % 2)));
  const storedM3min = (row: number) => (volumeM3 * (pressureAt(row + 1) - pressureAt(row)) * 60) / periodS;
  const table = tableOf(
    rows.map((row) => fromMs + row * periodS * 1000),
    {
      ...Object.fromEntries(
        machines.flatMap((machine) => [
          [compressorChannel('status', machine.slot), rows.map((row) => (isOn(machine, row) ? load : ready))],
          [compressorChannel('deliveryVolumeM3min', machine.slot), rows.map((row) => (isOn(machine, row) ? machine.deliveryM3min : 0))],
        ]),
      ),
      [plantChannel('volumeFlowM3min')]: rows.map(
        (row) => flowFactor * machines.reduce((sum, of) => sum + (isOn(of, row) ? of.share * of.deliveryM3min : 0), -storedM3min(row)),
      ),
      [plantChannel('systemPressureBar')]: rows.map(pressureAt),
    },
  );
  return { ...machineEvidenceOf(table, shiftDay(firstDay, number), { zone, periodS }).air };
}
const daysOf = (count: number, machines: (day: number) => readonly Machine[], more = {}) =>
  Array.from({ length: count }, (_, day) => dayOf(day, machines(day), more));

const machine = (slot: number, deliveryM3min: number, share: number, runsIn: Machine['runsIn']): Machine => ({
  ...{ slot, deliveryM3min, share, runsIn },
});
const three = (shares: readonly [number, number, number], day = 0) => [
  machine(1, 10, shares[0], (quarter) => (quarter + day) % 2 === 0),
  machine(2, 12, shares[1], (quarter) => quarter % 3 > 0),
  machine(5, 20, shares[2], (quarter) => (quarter * 7 + day) % 5 < 3),
];

describe('what of a delivery arrives', () => {
  it('[GAIN-6] is found for a machine that delivers a tenth less, against the median of all', () => {
    const { machines, gap, condition } = airBalanceOf(
      daysOf(15, (day) => three([1, 0.9, 1], day)),
      questionOf(15),
    );
    expect(machines.map(({ slot }) => slot)).toEqual([1, 2, 5]);
    const [first, second, third] = machines.map(({ share }) => found(share));
    expect([first!.value, second!.value, third!.value]).toEqual([1, 0.9, 1].map((value) => expect.closeTo(value, 6)));
    for (const of of [first!, second!, third!]) expect(of.low <= of.value + 1e-9 && of.value <= of.high + 1e-9).toBe(true);
    expect(second!).toMatchObject({ kind: 'fitted', method: 'airBalance', n: 15 });
    expect(gap).toBeLessThan(0);
    expect(condition).toBeLessThan(10);
  });

  it('does not change with an error of the flow sensor, which is in all of them', () => {
    const of = (flowFactor: number) =>
      airBalanceOf(
        daysOf(15, (day) => three([1, 0.9, 1.05], day), { flowFactor }),
        questionOf(15),
      );
    const [right, wrong] = [of(1), of(1.08)];
    wrong.machines.forEach(({ share }, i) => expect(found(share).value).toBeCloseTo(found(right.machines[i]!.share).value, 9));
    expect(wrong.gap! - right.gap!).toBeGreaterThan(0.07);
  });

  it('after an exchange is that of the new machine; the day of it counts nowhere', () => {
    const eras = [{ slot: 2, atMs: startMs + 10.5 * msPerDay, what: 'exchanged', note: '' }] as const;
    const { machines } = airBalanceOf(
      daysOf(28, (day) => three([1, day < 11 ? 0.8 : 1, 1], day)),
      questionOf(28, eras),
    );
    expect(found(machines[1]!.share).value).toBeCloseTo(1, 6);
    expect(machines[1]!.onLoadH).toBeCloseTo(17 * 16, 6);
  });

  test.each([
    ['a flow sensor', 'noFlow', 15, () => three([1, 1, 1]), { flowFactor: NaN }],
    ['14 days', 'tooFewDays', 13, () => three([1, 1, 1]), {}],
    ['40 h on load', 'fewHoursOnLoad', 15, () => three([1, 1, 1]), { hours: 3 }],
    ['another one to be compared with', 'noPeer', 15, () => three([1, 1, 1]).slice(0, 1), {}],
  ] as const)('is none without %s', (_, reason, days, machines, more) => {
    for (const { share } of airBalanceOf(daysOf(days, machines, more), questionOf(days)).machines)
      expect(share).toMatchObject({ kind: 'none', reason });
  });

  it('is none for machines that always run together, which are named', () => {
    const together = (quarter: number) => quarter % 2 === 0;
    const machines = [machine(1, 10, 1, together), machine(2, 12, 1, together), machine(5, 20, 1, (quarter) => quarter % 3 > 0)];
    const of = airBalanceOf(
      daysOf(15, () => machines),
      questionOf(15),
    );
    expect(of.machines.map(({ slot, share, likeSlot }) => [slot, share.kind === 'none' && share.reason, likeSlot])).toEqual([
      [1, 'alike', 2],
      [2, 'alike', 1],
      [5, 'alike', expect.any(Number)],
    ]);
  });

  it('has what is stored in its receivers beside it, and is a rule where its delivery was calculated', () => {
    const days = daysOf(14, (day) => three([1, 0.8, 1.02], day), { volumeM3: 6 });
    const { machines, volumeM3, gap, windows, condition } = airBalanceOf(days, { ...questionOf(14), coverage: 0.7, estimated: [2, 3] });
    expect(machines.map(({ share }) => found(share).kind)).toEqual(['fitted', 'rule', 'fitted']);
    expect(machines.map(({ share }) => found(share).value)).toEqual([1, 0.8, 1.02].map((value) => expect.closeTo(value, 6)));
    expect(found(machines[0]!.share)).toMatchObject({ unit: 'ratio', ...rangeOf(14), coverage: 0.7, n: 14, assumptions: [] });
    expect(volumeM3).toBeCloseTo(6, 6);
    expect(windows).toBe(14 * 1439);
    // in half, two thirds and three fifths of the quarter hours
    const delivered = [10 / 2, (12 * 2) / 3, (20 * 3) / 5];
    const missing = 0.2 * delivered[1]! - 0.02 * delivered[2]!;
    expect(gap).toBeCloseTo(-missing / (delivered[0]! + delivered[1]! + delivered[2]!), 3);
    expect(condition! >= 1 && condition! < 100).toBe(true);
  });

  it('names each machine that was on load, however short, by its number, with the time of all days', () => {
    const onLoadS = (seconds: Readonly<Record<number, number>>) => Array.from({ length: 10 }, (_, i) => seconds[i + 1] ?? 0);
    const [day] = daysOf(1, () => three([1, 1, 1]));
    const days = [onLoadS({ 9: 0.5, 10: 1800 }), onLoadS({ 10: 1800, 1: 3600 })].map((of) => ({ ...day!, onLoadS: of }));
    const { machines } = airBalanceOf(days, questionOf(2));
    expect(machines.map(({ slot, onLoadH }) => [slot, onLoadH])).toEqual([
      [1, 1],
      [9, 0.5 / 3600],
      [10, 1],
    ]);
  });

  it('is found of two machines that take turns, after 40 h each', () => {
    const quarters = (count: number) => [
      machine(4, 10, 1, (quarter) => quarter < 10),
      machine(9, 12, 0.9, (quarter) => quarter >= 96 - count),
    ];
    const of = (count: number) => airBalanceOf(daysOf(16, () => quarters(count)), questionOf(16)); // prettier-ignore
    const { machines, condition } = of(20);
    expect(machines.map(({ slot, onLoadH, likeSlot }) => [slot, onLoadH, likeSlot])).toEqual([
      [4, 40, undefined],
      [9, 80, undefined],
    ]);
    expect(found(machines[1]!.share).value / found(machines[0]!.share).value).toBeCloseTo(0.9, 6);
    expect(condition).toBeCloseTo(1, 9);
    expect(of(9).machines.map(({ share }) => share.kind === 'none' && share.reason)).toEqual(['noPeer', 'fewHoursOnLoad']);
  });

  it('is none for two machines that nearly always run together only, not for the third', () => {
    const even = (quarter: number) => quarter % 2 === 0;
    const together = (day: number) => [
      machine(1, 10, 1, even),
      machine(2, 12, 1, (quarter, minute) => even(quarter) || (day === 0 && minute >= 18 && minute < 20)),
      machine(5, 20, 1, (quarter) => quarter % 3 > 0),
      machine(6, 9, 0.9, (quarter) => (quarter * 7) % 5 < 3),
    ];
    const { machines } = airBalanceOf(daysOf(15, together), questionOf(15)); // prettier-ignore
    expect(machines.map(({ slot, share, likeSlot }) => [slot, share.kind === 'none' && share.reason, likeSlot])).toEqual([
      [1, 'alike', 2],
      [2, 'alike', 1],
      [5, false, undefined],
      [6, false, undefined],
    ]);
  });

  it('names of several machines the one that runs most alike', () => {
    const even = (quarter: number) => quarter % 2 === 0;
    const machines = [
      ...[machine(1, 10, 1, even), machine(2, 12, 1, even)],
      ...[machine(5, 20, 1, (quarter) => quarter % 3 > 0), machine(7, 8, 1, (quarter) => quarter % 3 === 1)],
    ];
    const of = airBalanceOf(daysOf(15, () => machines), questionOf(15)); // prettier-ignore
    expect(of.machines.map(({ likeSlot }) => likeSlot)).toEqual([2, 1, 7, 5]);
    expect(of.condition === undefined || of.condition > 100).toBe(true);
  });

  it('of the simulated plant, whose sensors are noisy and whose air is stored, is within two points after 40 h on load, and so is what is stored', () => {
    const [days, slot] = [15, demoPlant.machines[1]!.index];
    const span = rangeOf(days);
    const event = {
      begins: { rule: 'once', atMs: startMs },
      durationS: (days * msPerDay) / 1000,
      effect: { kind: 'deliversLess', slot, share: 0.1 },
    } as const;
    const evidence = Array.from({ length: days }, (_, i): AirDay => {
      const range = { fromMs: startMs + i * msPerDay, untilMs: startMs + (i + 1) * msPerDay };
      const table = plantLog({ ...demoPlant, events: [...demoPlant.events, event] }, range, i, 10);
      return machineEvidenceOf(table, shiftDay(firstDay, i), { zone, periodS: 10, air: airSums(table, [range], 10) }).air;
    });
    const { machines, volumeM3 } = airBalanceOf(evidence, { ...questionOf(days), range: span });
    const compared = machines.filter(({ onLoadH }) => onLoadH >= 40);
    expect(compared.length).toBeGreaterThan(3);
    for (const { slot: of, share } of compared) expect(Math.abs(found(share).value - (of === slot ? 0.9 : 1))).toBeLessThan(0.02);
    expect(Math.abs(volumeM3! / demoPlant.receiverVolumeM3 - 1)).toBeLessThan(0.05);
  });
});
