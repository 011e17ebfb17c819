import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SampleRow } from '../../../core/samples/index.ts';
import { msPerDay, msPerHour, type PlantDay, plantDayRange } from '../../../core/time/index.ts';
import { memoryFleetStore } from '../../fakes/index.ts';
import { openedFleet, type OpenedFleet } from '../../fleet/openedFleet.ts';
import { dayFileOf, plantCard, simulatedDays, zone } from '../figures/plantCard.ts';
import { sendingStation, type SendingStation } from './sendingStation.ts';

const noon = plantDayRange('2026-11-22', zone).fromMs + 12 * msPerHour;
let days: ReadonlyMap<PlantDay, readonly SampleRow[]>;
beforeAll(() => {
  days = simulatedDays('2026-11-18', '2026-11-23');
});
const past = () => new Map([...days].filter(([day]) => day < '2026-11-22'));
const keptBy = async ({ store }: OpenedFleet, { station }: SendingStation) =>
  (await store.seenBy(['acme']).days('2000-01-01', '2099-12-31')).filter((row) => row.station === station);
/** Until it holds. */
const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  if (await holds()) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  await eventually(holds);
};

describe('a fleet with stations in trouble', () => {
  it('[FLEET-7] has a station as before when its controller has a new disk and the old card (FLT-6)', async () => {
    const fleet = await openedFleet({ store: memoryFleetStore(), clock: { nowMs: () => noon } });
    const card = plantCard(past());
    const first = await sendingStation({ card, zone, nowMs: () => noon, fleet });
    await first.caughtUp();
    const before = await keptBy(fleet, first);
    await first.close();
    const code = await fleet.newCode(1, first.station);
    const second = await sendingStation({ card, zone, nowMs: () => noon, fleet, code });
    expect(second.station).toBe(first.station);
    await eventually(
      async () => (await fleet.store.ingest.lastExchange(first.station))?.boots.boot === 'b1' && second.report().state === 'connected',
    );
    expect(await keptBy(fleet, second)).toEqual(before);
    expect(before.map(({ day }) => day)).toEqual([...past().keys()]);
  });

  it('[FLEET-7] says when a controller was cloned, to both of them (FLT-6)', async () => {
    const fleet = await openedFleet({ store: memoryFleetStore(), clock: { nowMs: () => noon } });
    const first = await sendingStation({ card: plantCard(past()), zone, nowMs: () => noon, fleet });
    const clone = await sendingStation({ card: plantCard(past()), zone, nowMs: () => noon, fleet, store: first.store, boot: 'b2' });
    await eventually(() => [first, clone].every((each) => each.report().findings.includes('twoControllers')));
    expect((await keptBy(fleet, first)).map(({ day }) => day)).toEqual(expect.arrayContaining([...past().keys()]));
  });

  it.each([
    ['an hour fast', noon + msPerHour],
    ['a day fast', noon + msPerDay],
    ['in 1970', 2.5 * msPerDay],
  ])('[FLEET-7] loses no day of one whose clock was %s, and has it all once it is right (FLT-7)', async (_how, wrongMs) => {
    let fleetMs = noon;
    const fleet = await openedFleet({ store: memoryFleetStore(), clock: { nowMs: () => fleetMs } });
    const card = plantCard(past());
    let stationMs = wrongMs;
    const wrong = wrongMs > noon + msPerHour ? '2026-11-22' : wrongMs < noon ? '1970-01-02' : undefined;
    const short = days.get('2026-11-22')!.slice(0, 60);
    const offsetMs = wrong === '1970-01-02' ? plantDayRange(wrong, zone).fromMs - short[0]!.atMs : 0;
    if (wrong !== undefined)
      card.write(
        wrong,
        dayFileOf(
          wrong,
          short.map((row) => ({ ...row, atMs: row.atMs + offsetMs })),
        ),
      );
    const first = await sendingStation({ card, zone, nowMs: () => stationMs, fleet });
    await eventually(() => first.report().findings.includes('clockOff'));
    await first.close();

    // right again: the day that the clock made is another one on the card
    stationMs = noon + msPerDay;
    fleetMs = stationMs;
    card.write('2026-11-22', dayFileOf('2026-11-22', days.get('2026-11-22')!));
    const second = await sendingStation({ card, zone, nowMs: () => stationMs, fleet, store: first.store, boot: 'b2' });
    const right = [...past().keys(), '2026-11-22'];
    await eventually(async () => {
      const kept = new Map((await keptBy(fleet, second)).map(({ day, figures }) => [day, figures]));
      const own = await Promise.all(right.map((day) => second.totals.dayTotals(day)));
      return right.every((day, i) => JSON.stringify(kept.get(day)) === JSON.stringify(own[i]));
    });
    const kept = await keptBy(fleet, second);
    expect(kept.filter(({ day }) => day <= '2026-11-22').map(({ day }) => day)).toEqual(right);
    expect(second.report().findings).not.toContain('clockOff');
  });
});
