import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FleetAnswer, FleetExchange, InventoryDay } from '../../../core/fleet/index.ts';
import { exchangeWants } from '../../../core/fleet/index.ts';
import type { FleetLink, LinkOutcome } from '../../../core/ports/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { type FleetSender, fleetSender } from '../../../station/fleet/fleetSender.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const hourMs = 3_600_000;
const digest = (day: string) => Buffer.from(day).toString('hex').slice(0, 12);
type Answering = (said: FleetExchange, atMs: number) => LinkOutcome<FleetAnswer> | 'never';

const idle: FleetAnswer = {
  ...{ nowMs, everyS: 60, wantsPlant: false, wantsInventory: false, days: [], eventsAfter: undefined, problems: [] },
};
const answer = (changes: Partial<FleetAnswer> = {}): LinkOutcome<FleetAnswer> => ({ kind: 'answer', answer: { ...idle, ...changes } });
const gone: LinkOutcome<never> = { kind: 'unreachable', problem: 'refused', reason: 'gone' };

interface Run {
  /** When each exchange began. */
  readonly atMs: number[];
  readonly said: FleetExchange[];
  readonly tokens: string[];
  readonly put: string[];
  readonly sender: FleetSender;
}

/** A sender in a time that passes as it waits, until so many exchanges were made. */
async function run(
  answering: Answering,
  {
    exchanges = 10,
    tookMs = 0,
    beatS,
    putDay = (day: string) => ({ kind: 'answer', answer: digest(day) }),
    days = [] as string[],
    random = () => 1,
  }: {
    readonly exchanges?: number;
    /** An exchange takes so long. */
    readonly tookMs?: number;
    readonly beatS?: number;
    readonly putDay?: (day: string) => LinkOutcome<string>;
    readonly days?: readonly string[];
    readonly random?: () => number;
  } = {},
): Promise<Run> {
  let atMs = 0;
  let current = 'old';
  let other: string | undefined;
  const result = { atMs: [] as number[], said: [] as FleetExchange[], tokens: [] as string[], put: [] as string[] };
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const link: FleetLink = {
    enrol: () => Promise.resolve(gone),
    exchange(said, token) {
      result.atMs.push(atMs);
      result.said.push(said);
      result.tokens.push(token);
      const outcome = answering(said, atMs);
      atMs += tookMs;
      if (result.atMs.length === exchanges) finish();
      return outcome === 'never' ? new Promise<never>(() => undefined) : Promise.resolve(outcome);
    },
    putDay(day) {
      result.put.push(day);
      return Promise.resolve(putDay(day));
    },
    close: () => undefined,
  };
  const sender = fleetSender({
    link,
    tokens: {
      current: () => current,
      replace(token) {
        [other, current] = [current, token];
      },
      swap() {
        if (other === undefined) return false;
        [other, current] = [current, other];
        return true;
      },
    },
    offer: {
      exchange: (wanted, isRefused) => {
        const inventory = days.map((day): InventoryDay => [day, digest(day)]).filter(([day, of]) => !isRefused(day, of));
        return Promise.resolve({
          ...{ sentMs: nowMs + atMs, boot: 'b', software: '1', state: undefined, plantRev: 'p', plant: undefined, isDigestRefused: false },
          ...{ inventoryRev: JSON.stringify(inventory), inventory: wanted.inventory ? inventory : undefined },
          ...{ eventLog: { epoch: 'e', last: 0 }, events: [] },
        });
      },
      day: (day) => Promise.resolve(days.includes(day) ? { packed: new Uint8Array(1), digest: digest(day) } : undefined),
      today: () => '2026-11-22',
      failed: (error) => {
        throw error;
      },
    },
    ...{ beatS, clock: { nowMs: () => nowMs + atMs }, steady: { nowMs: () => atMs }, random },
    wait: async (ms) => {
      atMs += ms;
      await new Promise(setImmediate);
    },
  });
  await finished;
  const done = { ...result, sender };
  await sender.close();
  return done;
}
const gaps = ({ atMs }: Run) => atMs.slice(1).map((at, i) => at - atMs[i]!);

describe('what sends to a fleet', () => {
  it('calls as often as the fleet says, and not more often than its own option', async () => {
    expect(gaps(await run(() => answer(), { exchanges: 4 }))).toEqual([60_000, 60_000, 60_000]);
    expect(gaps(await run(() => answer({ everyS: 10 }), { exchanges: 3 }))).toEqual([10_000, 10_000]);
    expect(gaps(await run(() => answer({ everyS: 10 }), { exchanges: 3, beatS: 900 }))).toEqual([900_000, 900_000]);
  });

  it('waits longer after each call that fails, 5 s to a quarter of an hour, by chance, and begins again after an answer', async () => {
    const failed = await run(() => gone, { exchanges: 11 });
    expect(gaps(failed).map((ms) => ms / 1000)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect(failed.sender.report()).toMatchObject({ state: 'waiting', problem: 'refused' });
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 1, noNaN: true }), async (chance) => {
        const waits = gaps(await run(() => gone, { exchanges: 6, random: () => chance }));
        for (const [i, s] of [5, 10, 20, 40, 80].entries()) expect(waits[i]).toBeCloseTo(Math.max(1000, chance * s * 1000), 3);
      }),
      { numRuns: 10 },
    );
    let calls = 0;
    const back = await run(() => (++calls % 3 === 0 ? answer() : gone), { exchanges: 6 });
    expect(gaps(back)).toEqual([5000, 10_000, 60_000, 5000, 10_000]);
  });

  it('waits no longer from one loss to the next while days arrive in between', async () => {
    const days = Array.from({ length: 20 }, (_, i) => shiftDay('2026-11-21', -i));
    const kept = new Set<string>();
    let calls = 0;
    const lossy = await run(() => answer({ wantsInventory: true, days: days.filter((day) => !kept.has(day)) }), {
      ...{ exchanges: 6, days },
      putDay: (day) => (++calls % 3 === 0 ? gone : { kind: 'answer', answer: (kept.add(day), digest(day)) }),
    });
    expect(gaps(lossy)).toEqual([5000, 5000, 5000, 5000, 5000]);
    const stuck = await run(() => answer({ days }), { exchanges: 5, days, putDay: () => gone });
    expect(gaps(stuck)).toEqual([5000, 10_000, 20_000, 40_000]);
  });

  it('[FLEET-7] makes a call each quarter of an hour at most of a fleet that is away for three days, and says no more in the last than in the first (FLT-14)', async () => {
    const days = Array.from({ length: 30 }, (_, i) => shiftDay('2026-11-21', -i)).toReversed();
    const away = await run(() => gone, { exchanges: 296, days });
    expect(away.atMs.at(-1)! / hourMs).toBeGreaterThanOrEqual(72);
    expect(away.put).toEqual([]);
    const words = away.said.map((said) => JSON.stringify({ ...said, sentMs: 0 }));
    expect(new Set(words).size).toBe(1);
  });

  it('comes no sooner than a busy fleet says', async () => {
    expect(gaps(await run(() => ({ kind: 'busy', retryAfterS: 120 }), { exchanges: 3 }))).toEqual([120_000, 120_000]);
  });

  it('tries a token that is not known each 6 hours, and the one before it at once', async () => {
    const unknown = await run(() => ({ kind: 'unknown' }), { exchanges: 3 });
    expect(gaps(unknown)).toEqual([6 * hourMs, 6 * hourMs]);
    expect(unknown.sender.report().state).toBe('unknown');
    const renewed = await run((_said, atMs) => (atMs === 0 ? answer({ token: 'new' }) : { kind: 'unknown' }), { exchanges: 3 });
    expect(renewed.tokens).toEqual(['old', 'new', 'old']);
    expect(gaps(renewed)).toEqual([60_000, 1000]);
  });

  it('[FLEET-1] gives each day that is wanted, newest first, until the fleet has them all, however many calls are lost', async () => {
    const days = Array.from({ length: 70 }, (_, i) => shiftDay('2026-11-21', -i)).toReversed();
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.boolean()), async (isLost) => {
        const lost = () => isLost.next().value === true;
        const kept = new Map<string, string>();
        let satisfied: string | undefined;
        await run(
          (said) => {
            if (lost()) return gone;
            const holding = { plantRev: 'p', inventoryRev: satisfied, events: { epoch: 'e', last: 0 } };
            const wants = exchangeWants({ ...said, hasPlant: false }, holding, kept, { nowMs });
            satisfied = wants.satisfied?.rev ?? satisfied;
            return lost() ? gone : answer({ wantsInventory: wants.inventory, days: wants.days });
          },
          {
            exchanges: 60,
            days,
            putDay(day) {
              if (lost()) return gone;
              kept.set(day, digest(day));
              return lost() ? gone : { kind: 'answer', answer: digest(day) };
            },
          },
        );
        if (satisfied !== undefined) expect([...kept.keys()].sort()).toEqual(days);
      }),
      { numRuns: 30 },
    );
    const kept: string[] = [];
    const all = await run(
      ({ inventory }) =>
        answer({
          wantsInventory: inventory === undefined && kept.length < 70,
          days: (inventory ?? [])
            .map(([day]) => day)
            .filter((day) => !kept.includes(day))
            .toReversed()
            .slice(0, 31),
        }),
      { exchanges: 6, days, putDay: (day) => ({ kind: 'answer', answer: (kept.push(day), digest(day)) }) },
    );
    expect(all.put).toEqual(days.toReversed());
  });

  it('does not go on with a day that is refused or read otherwise, and says so', async () => {
    const days = ['2026-11-20', '2026-11-21'];
    const outcomes: Record<string, LinkOutcome<string>> = {
      '2026-11-20': { kind: 'refused', reason: 'no' },
      '2026-11-21': { kind: 'answer', answer: 'other' },
    };
    const refused = await run(
      ({ inventory }) => answer({ wantsInventory: inventory === undefined, days: (inventory ?? []).map(([day]) => day) }),
      {
        ...{ exchanges: 8, days },
        putDay: (day) => outcomes[day]!,
      },
    );
    expect(refused.put).toEqual(days);
    expect(refused.said.at(-1)).toMatchObject({ isDigestRefused: true });
    expect(refused.sender.report().refusedDays).toEqual([
      { day: '2026-11-21', reason: undefined },
      { day: '2026-11-20', reason: 'no' },
    ]);
  });

  it('sends the running day once an hour, each quarter of one while somebody looks, and each 6 hours where bytes are paid', async () => {
    const days = ['2026-11-22'];
    const within = (hours: number, everyS: number, beatS?: number) =>
      run(() => answer({ everyS }), {
        exchanges: (hours * 3600) / Math.max(everyS, beatS ?? 0),
        days,
        ...(beatS !== undefined && { beatS }),
      });
    expect((await within(5, 60)).put.length).toBe(5);
    expect((await within(1, 10)).put.length).toBe(4);
    expect((await within(24, 60, 900)).put.length).toBe(4);
  });

  it('lets the fleet hold an answer, for half as long after each that is cut, and calls in time in between', async () => {
    const held = await run(() => answer(), { exchanges: 3, tookMs: 50_000 });
    expect([held.said.map(({ waitS }) => waitS), gaps(held)]).toEqual([
      [50, 50, 50],
      [60_000, 60_000],
    ]);
    const cut = await run(() => gone, { exchanges: 7, tookMs: 30_000 });
    expect(cut.said.map(({ waitS }) => waitS)).toEqual([50, 25, 12, 6, 3, 1, 0]);
    expect((await run(() => answer(), { exchanges: 2, beatS: 900 })).said.map(({ waitS }) => waitS)).toEqual([0, 0]);
  });

  it.each([undefined, 900])('[FLEET-3] says how often it calls, so that nobody takes it for silent in between: %p s', async (beatS) => {
    expect((await run(() => answer(), { exchanges: 1, ...(beatS !== undefined && { beatS }) })).said[0]?.beatS).toBe(beatS);
  });
});
