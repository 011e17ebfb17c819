import { digestOf } from '../../../adapters/fleetlink/index.ts';
import { watchedEveryS } from '../../../core/fleet/index.ts';
import { loggedIn } from '../person.ts';
import { SpokenStation } from '../spokenStation.ts';
import { startedFleet } from '../startedFleet.ts';
import { enrolledTokens } from './enrolledTokens.ts';

const plant = { name: 'Hall', place: '', zone: 'Europe/Berlin', dashboardLink: undefined };
const waitS = 50;

const stateAt = (atMs: number) => ({
  ...{ atMs, pressureBar: 7.1, volumeFlowM3min: 20, deliveryM3min: 21, powerKW: 130, masterStatus: 3, machines: [], faults: [] },
  ...{ isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
});

/** Waits with the fleet, as often as it must, until somebody looks; gives when the state of then was committed. */
async function storedWhenWatched(station: SpokenStation): Promise<number | undefined> {
  for (;;) {
    const outcome = await station.exchange({ sentMs: Date.now(), waitS });
    if (outcome.kind !== 'answer') return undefined;
    if (outcome.answer.everyS > watchedEveryS) continue;
    const next = await station.exchange({ sentMs: Date.now(), state: stateAt(Date.now()), plantRev: digestOf('plant') });
    return next.kind === 'answer' ? performance.now() : undefined;
  }
}

/**
 * Stations whose exchanges one process of a fleet holds, while somebody opens one after the other at another process of it.
 * Gives, for each, the ms from the press until that station's next state was committed.
 */
export async function freshStates(databaseUrl: string, { stations: count, looks }: { readonly stations: number; readonly looks: number }) {
  const clock = { nowMs: () => Date.now() };
  const [holding, asked] = await Promise.all([startedFleet({ databaseUrl, clock }), startedFleet({ databaseUrl, clock })]);
  try {
    const enrolled = await enrolledTokens(holding.store, count);
    const person = await loggedIn(asked, 'ann@acme.example', [['acme', 'viewer']]);
    const held = await Promise.all(
      enrolled.map(async ({ station: id, token }) => {
        const station = new SpokenStation(holding.url);
        station.token = token;
        await station.exchange({ sentMs: Date.now(), plant, inventory: [] });
        return { id, station, fresh: storedWhenWatched(station) };
      }),
    );
    // each of them waits now: what they said is there
    while ((await holding.store.seenBy(['acme']).stations()).some(({ exchange }) => exchange?.inventoryRev === undefined))
      await new Promise((resolve) => setTimeout(resolve, 20));
    const times: number[] = [];
    for (const { id, fresh } of held.slice(0, looks)) {
      const pressedMs = performance.now();
      const { status } = await person.get(`stations/${id}`);
      if (status !== 200) throw new Error(`the page was answered with ${status}`);
      const storedMs = await fresh;
      if (storedMs === undefined) throw new Error('the answer was not woken');
      times.push(storedMs - pressedMs);
    }
    for (const { station } of held) station.hangUp();
    return times;
  } finally {
    for (const fleet of [holding, asked]) await fleet.close();
  }
}
