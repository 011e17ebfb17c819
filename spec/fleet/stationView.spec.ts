import { describe, expect, it } from '@jest/globals';
import type { FleetMachineState, FleetState } from '../../core/fleet/index.ts';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import { quarterHourMs } from '../../core/totals/index.ts';
import { stationQuarters, stationView } from '../../fleet/screen/stationView.ts';
import { nowMs, openedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

const silent: FleetMachineState = { status: undefined, powerKW: undefined, deliveryM3min: undefined, temperatureDegC: undefined };
const running: FleetMachineState = { status: 7, powerKW: 75, deliveryM3min: 12, temperatureDegC: 81 };
const stateOf = (...machines: readonly FleetMachineState[]): FleetState => ({
  ...{ atMs: nowMs, pressureBar: 7.1, volumeFlowM3min: 20, deliveryM3min: 21, powerKW: 130, masterStatus: 3, machines },
  ...{ faults: [], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
});

/** A station that has said this, with days on which its machine in slot 3 ran. */
async function stationWith(state: FleetState | undefined, ...days: readonly string[]) {
  const fleet = await openedFleet();
  const station = new SpokenStation(fleet.url);
  await station.enrol(await fleet.newCode());
  await station.exchange({ state });
  for (const day of days) await station.keep(someDay(day)).put(day);
  const reading = fleet.store.seenBy(['acme']);
  const view = () => stationView(reading, station.id, () => Promise.resolve(new Map()), { nowMs, beatMs: 60_000 });
  return { reading, id: station.id, view: async () => (await view())! };
}

describe('[FLEET-4] one station by itself', () => {
  it.each<[string, FleetState | undefined, readonly string[], readonly number[]]>([
    ['says anything now', stateOf(running, silent), [], [1]],
    ['ran in the last 30 days', stateOf(silent, silent, silent, silent), ['2026-11-20'], [3]],
    ['ran on the first of them', undefined, ['2026-10-24'], [3]],
    ['does either', stateOf(running), ['2026-11-20'], [1, 3]],
    ['does both', stateOf(silent, silent, running), ['2026-11-20'], [3]],
    ['did neither', stateOf(silent), ['2026-10-23'], []],
    ['was never heard of', undefined, [], []],
  ])('has each machine that %s', async (_, state, days, slots) => {
    const { view } = await stationWith(state, ...days);
    expect((await view()).machines.map(({ slot }) => slot)).toEqual(slots);
  });

  it('says what a machine is now beside what it did in the last 30 days', async () => {
    const days = ['2026-11-19', '2026-11-20'];
    const { view } = await stationWith(stateOf(silent, silent, running), '2026-10-23', ...days);
    const [machine] = (await view()).machines;
    const of = days.map((day) => dayFigures(someDay(day)).machines[2]!);
    expect(machine).toMatchObject({ slot: 3, ...running });
    expect(machine!.loadS).toBe(of[0]!.loadS + of[1]!.loadS);
    expect(machine!.energyKWh).toBeCloseTo(of[0]!.energyKWh + of[1]!.energyKWh, 9);
    expect(machine!.loadS).toBeGreaterThan(0);
  });

  it('has this month and the twelve before', async () => {
    const { view } = await stationWith(undefined, '2025-10-31', '2025-11-01', '2026-11-20', '2026-11-21');
    const { months } = await view();
    expect(months.map(({ month, days }) => [month, days])).toEqual([
      ['2025-11', 1],
      ['2026-11', 2],
    ]);
  });

  it('has the quarter hours of a day of which there is data', async () => {
    const { reading, id } = await stationWith(undefined, '2026-11-20');
    const quarters = (await stationQuarters(reading, id, '2026-11-20'))!;
    const { numbers } = someDay('2026-11-20').quarters;
    expect(quarters.map(({ fromMs, untilMs }) => [fromMs, untilMs])).toEqual(
      [...numbers].map((number) => [number * quarterHourMs, (number + 1) * quarterHourMs]),
    );
    const total = dayFigures(someDay('2026-11-20')).machines[2]!.loadS;
    expect(quarters.reduce((sum, { loadS }) => sum + loadS, 0)).toBe(total);
    expect(await stationQuarters(reading, id, '2026-11-21')).toBeUndefined();
  });

  it('is none for who does not see it', async () => {
    const { reading } = await stationWith(undefined);
    expect(await stationView(reading, 'another', () => Promise.resolve(new Map()), { nowMs, beatMs: 60_000 })).toBeUndefined();
  });
});
