import { describe, expect, it } from '@jest/globals';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import { shiftDay } from '../../core/time/index.ts';
import { faultsView } from '../../fleet/screen/faultsView.ts';
import { nowMs, openedFleet } from './openedFleet.ts';
import { someDay, SpokenStation } from './spokenStation.ts';

const hourMs = 3_600_000;
const today = '2026-11-22';
const rightDays = [-1, -2, -3].map((by) => shiftDay(today, by));

/** By how much the clock is wrong, the days that it makes meanwhile, and those of them that can't be true. */
const clocks = [
  ['an hour ahead', hourMs, [today], []],
  ['a day ahead', 24 * hourMs, [today, shiftDay(today, 1)], []],
  ['a year ahead', 365 * 24 * hourMs, [shiftDay(today, 365)], [shiftDay(today, 365)]],
  ['in 1970', -nowMs, ['1970-01-01'], ['1970-01-01']],
] as const;

describe('faults of a station whose clock', () => {
  const fault = { source: 'master' as const, bitIndex: 70 };
  const state = {
    ...{ pressureBar: 7, volumeFlowM3min: 1, deliveryM3min: 1, powerKW: 1, masterStatus: 3, machines: [], faults: [fault] },
    ...{ isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 1 },
  };
  it.each([
    ['was a year ahead have come at an unknown time, and can be acknowledged', 365 * 24 * hourMs, { sinceMs: undefined, comesInWeek: 0 }],
    ['is a minute ahead are as they were sent', hourMs / 60, { sinceMs: nowMs + hourMs / 60, comesInWeek: 1 }],
  ])('[FLEET-3] %s (FLT-7)', async (_what, offMs, { sinceMs, comesInWeek }) => {
    const fleet = await openedFleet();
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    const atMs = nowMs + offMs;
    const events = [{ id: 1, atMs, ...fault }];
    await station.exchange({ state: { atMs: nowMs, ...state }, events, eventLog: { epoch: 'e', last: 1 } });
    const said = { station: station.id, ...fault, by: 'Ann', atMs: nowMs, why: 'a part is ordered' };
    await fleet.store.actsOf(['acme']).saveSeen(said);
    const { up, week } = await faultsView(fleet.store.seenBy(['acme']), nowMs);
    expect(up).toMatchObject([{ sinceMs, acknowledgement: { by: 'Ann' } }]);
    expect(week).toHaveLength(comesInWeek);
  });
});

describe('a station whose clock is', () => {
  it.each(clocks)(
    '[FLEET-7] %s loses no day, is found, and is right by itself later (FLT-7)',
    async (_what, offMs, wrongDays, impossible) => {
      let atMs = nowMs;
      const fleet = await openedFleet({ clock: { nowMs: () => atMs } });
      const station = new SpokenStation(fleet.url);
      await station.enrol(await fleet.newCode());
      const seen = fleet.store.seenBy(['acme']);
      station.keep(...rightDays.map((day) => someDay(day)));
      await station.catchUp();

      station.keep(...wrongDays.map((day) => someDay(day, 40)));
      for (const day of wrongDays) await station.put(day);
      const wrong = await station.exchange({ sentMs: atMs + offMs, inventory: station.inventory });
      // what can't be true is not asked for, so that it can't hold anything up
      expect(wrong).toMatchObject({ kind: 'answer', answer: { problems: ['clockOff'], days: [] } });
      expect((await seen.refusedDays(0)).map(({ day, reason }) => [day, reason.startsWith(`clock: ${day}`)])).toEqual(
        impossible.map((day) => [day, true]),
      );
      const daysThen = (await seen.days('1970-01-01', '2030-01-01')).map(({ day }) => day);
      expect(daysThen.filter((day) => impossible.some((each) => each === day))).toEqual([]);

      // the clock is right again: the card has what it made, and the days as they really were
      atMs += 3 * 24 * hourMs;
      const later = [0, 1, 2].map((by) => shiftDay(today, by));
      station.keep(...later.map((day) => someDay(day, 90)));
      expect(await station.catchUp()).toBe(later.length);
      expect(await station.exchange({ sentMs: atMs, inventory: station.inventory })).toMatchObject({ answer: { problems: [], days: [] } });
      const kept = await seen.days(rightDays.at(-1)!, later.at(-1)!);
      expect(kept.map(({ day, figures }) => [day, figures])).toEqual([
        ...rightDays.toReversed().map((day) => [day, dayFigures(someDay(day))]),
        ...later.map((day) => [day, dayFigures(someDay(day, 90))]),
      ]);
    },
  );
});
