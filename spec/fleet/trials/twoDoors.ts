import { shiftDay } from '../../../core/time/index.ts';
import { addTotals } from '../../../core/totals/index.ts';
import { someDay, SpokenStation } from '../spokenStation.ts';
import { startedFleet } from '../startedFleet.ts';
import { enrolledTokens } from './enrolledTokens.ts';
import { sameTotals } from './sameTotals.ts';

const daysOfEach = 8;
const stationsAtOnce = 20;
const againMs = 100;

/** Brings a day, again where the database could not take it in time, as a station does; gives what became of it. */
async function brought(way: SpokenStation, day: string) {
  for (;;) {
    const { kind } = await way.put(day);
    if (kind !== 'busy') return kind;
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

/** Brings the days of each station of one month through two fleets on one database at once; gives how many months are not the sums of their days. */
export async function wrongMonthsOfTwoDoors(databaseUrl: string, count: number): Promise<number> {
  const doors = await Promise.all([startedFleet({ databaseUrl }), startedFleet({ databaseUrl })]);
  const { store } = doors[0];
  try {
    const waiting = (await enrolledTokens(store, count)).map(({ token }, i) => ({ token, i }));
    const days = Array.from({ length: daysOfEach }, (_, i) => shiftDay('2026-11-01', i));
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { token, i } = next;
        const ways = doors.map(({ url }) => {
          const station = new SpokenStation(url);
          station.token = token;
          return station.keep(...days.map((day, n) => someDay(day, 50 + ((i + n) % 60))));
        });
        await Promise.all(
          ways.map(async (way, which) => {
            for (const day of days.filter((_, n) => n % 2 === which)) {
              const kind = await brought(way, day);
              if (kind !== 'answer') throw new Error(`${day} was ${kind}`);
            }
            way.hangUp();
          }),
        );
      }
    };
    await Promise.all(Array.from({ length: stationsAtOnce }, worker));
    const seen = store.seenBy(['acme']);
    const kept = await seen.days('2026-11-01', '2026-11-30');
    const months = await seen.months('2026-11', '2026-11');
    const right = months.filter(({ station, days: of, figures }) => {
      const own = kept.filter((row) => row.station === station).map((row) => row.figures);
      return of === daysOfEach && own.length === daysOfEach && sameTotals(figures, own.reduce(addTotals), 1e-9);
    });
    return count - right.length;
  } finally {
    for (const door of doors) await door.close();
  }
}
