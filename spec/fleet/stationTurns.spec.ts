import { describe, expect, it, test } from '@jest/globals';
import type { FleetAnswer } from '../../core/fleet/index.ts';
import { isIdle } from '../../fleet/ingest/exchanges.ts';
import { heldAnswers } from '../../fleet/ingest/heldAnswers.ts';
import { stationTurns } from '../../fleet/ingest/stationTurns.ts';

describe('[FLEET-1] the turns of a station', () => {
  it('are an exchange a second, of each by itself', () => {
    const turns = stationTurns();
    const mayExchange = (station: string, nowMs: number) => turns.mayExchange(station, nowMs);
    expect([mayExchange('a', 0), mayExchange('a', 999), mayExchange('b', 999), mayExchange('a', 1000)]).toEqual([true, false, true, true]);
    expect([mayExchange('a', 1999), mayExchange('a', 2000)]).toEqual([false, true]);
  });

  it('are two day records at once, of each by itself', () => {
    const turns = stationTurns();
    const takeDayPlace = (station: string) => turns.takeDayPlace(station);
    const [first, second] = [takeDayPlace('a'), takeDayPlace('a')];
    expect([first, second, takeDayPlace('a'), takeDayPlace('b')].map((place) => place !== undefined)).toEqual([true, true, false, true]);
    first!();
    expect([takeDayPlace('a'), takeDayPlace('a')].map((place) => place !== undefined)).toEqual([true, false]);
  });

  it('are remembered of so many stations', () => {
    const turns = stationTurns();
    const mayExchange = (station: string, nowMs: number) => turns.mayExchange(station, nowMs);
    for (let i = 0; i <= 20_000; i++) mayExchange(`${i}`, 0);
    expect([mayExchange('1', 500), mayExchange('0', 500)]).toEqual([false, true]);
  });
});

describe('[FLEET-1] an answer asks for nothing', () => {
  const answer: FleetAnswer = {
    ...{ nowMs: 1, everyS: 60, wantsPlant: false, wantsInventory: false, days: [], eventsAfter: undefined, problems: [], token: undefined },
  };
  test.each<[Partial<FleetAnswer>, boolean]>([
    [{}, true],
    [{ problems: ['clockOff'] }, true],
    [{ wantsPlant: true }, false],
    [{ wantsInventory: true }, false],
    [{ days: ['2026-11-20'] }, false],
    [{ eventsAfter: 0 }, false],
    [{ token: 't' }, false],
    [{ everyS: 1 }, false],
  ])('with %j: %p', (given, expected) => {
    expect(isIdle({ ...answer, ...given }, 60)).toBe(expected);
  });
});

describe('[FLEET-3] an answer that waits', () => {
  function watches() {
    let notify: (station: string) => void = () => undefined;
    let isLeft = false;
    const held = heldAnswers({
      onWatch(listener) {
        notify = listener;
        return () => (isLeft = true);
      },
    });
    return { held, watch: (station: string) => notify(station), isLeft: () => isLeft };
  }
  const never = new AbortController().signal;

  it('ends as soon as somebody looks at its station', async () => {
    const { held, watch } = watches();
    const waiting = [held.isWatched('a', 60_000, never), held.isWatched('a', 60_000, never)];
    const other = held.isWatched('b', 60_000, never);
    watch('a');
    expect(await Promise.all(waiting)).toEqual([true, true]);
    held.close();
    expect(await other).toBe(false);
  });

  it('ends unwatched when its time is over, or the station has hung up', async () => {
    const { held } = watches();
    expect(await held.isWatched('a', 1, never)).toBe(false);
    const hungUp = new AbortController();
    const waiting = held.isWatched('a', 60_000, hungUp.signal);
    hungUp.abort();
    expect(await waiting).toBe(false);
    held.close();
  });

  it('is not held any more after the end, which looks no more', async () => {
    const { held, isLeft } = watches();
    held.close();
    expect([await held.isWatched('a', 60_000, never), isLeft()]).toEqual([false, true]);
  });
});
