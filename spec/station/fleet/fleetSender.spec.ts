import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FleetAnswer, FleetExchange, InventoryDay } from '../../../core/fleet/index.ts';
import { exchangeWants } from '../../../core/fleet/index.ts';
import type { FleetLink, LinkOutcome } from '../../../core/ports/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import type { Wanted } from '../../../station/fleet/fleetOffer.ts';
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
  /** When each day was sent. */
  readonly putMs: number[];
  /** What each exchange was asked to have. */
  readonly wanted: Wanted[];
  /** Of offers that could not be made. */
  readonly errors: unknown[];
  readonly unknowns: () => number;
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
    fails = () => false,
  }: {
    readonly exchanges?: number;
    /** An exchange takes so long. */
    readonly tookMs?: number;
    readonly beatS?: number;
    readonly putDay?: (day: string) => LinkOutcome<string>;
    readonly days?: readonly string[];
    readonly random?: () => number;
    /** Whether the offer of an exchange, by its number from 1 on, cannot be made. */
    readonly fails?: (number: number) => boolean;
  } = {},
): Promise<Run> {
  let atMs = 0;
  let current = 'old';
  let other: string | undefined;
  let unknowns = 0;
  const result = {
    ...{ atMs: [] as number[], said: [] as FleetExchange[], tokens: [] as string[], put: [] as string[], putMs: [] as number[] },
    ...{ wanted: [] as Wanted[], errors: [] as unknown[], unknowns: () => unknowns },
  };
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
      result.putMs.push(atMs);
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
        result.wanted.push(wanted);
        if (fails(result.wanted.length)) return Promise.reject(new Error('no offer'));
        const inventory = days.map((day): InventoryDay => [day, digest(day)]).filter(([day, of]) => !isRefused(day, of));
        return Promise.resolve({
          ...{ sentMs: nowMs + atMs, boot: 'b', software: '1', state: undefined, plantRev: 'p', plant: undefined, isDigestRefused: false },
          ...{ inventoryRev: JSON.stringify(inventory), inventory: wanted.inventory ? inventory : undefined },
          ...{ eventLog: { epoch: 'e', last: 0 }, events: [] },
        });
      },
      day: (day) => Promise.resolve(days.includes(day) ? { packed: new Uint8Array(1), digest: digest(day) } : undefined),
      today: () => '2026-11-22',
      failed: (error) => void result.errors.push(error),
    },
    ...{ beatS, clock: { nowMs: () => nowMs + atMs }, steady: { nowMs: () => atMs }, random },
    wait: async (ms) => {
      atMs += ms;
      await new Promise(setImmediate);
    },
    onUnknown: () => unknowns++,
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

  it('comes no sooner than a busy fleet says, and no sooner than after any other failure', async () => {
    expect(gaps(await run(() => ({ kind: 'busy', retryAfterS: 120 }), { exchanges: 3 }))).toEqual([120_000, 120_000]);
    expect(gaps(await run(() => ({ kind: 'busy', retryAfterS: 8 }), { exchanges: 4 }))).toEqual([8000, 10_000, 20_000]);
  });

  it('waits from the begin of an exchange to that of the next, and not at all where one took longer', async () => {
    expect(gaps(await run(() => answer(), { exchanges: 3, tookMs: 59_000 }))).toEqual([60_000, 60_000]);
    expect(gaps(await run(() => answer(), { exchanges: 3, tookMs: 61_000 }))).toEqual([61_000, 61_000]);
  });

  it.each<[string, readonly Partial<FleetAnswer>[], readonly number[]]>([
    ['its plant', [{ wantsPlant: true }, {}, {}], [1, 60, 60]],
    ['its plant though it was sent', [{ wantsPlant: true }, { wantsPlant: true }, {}], [1, 60, 60]],
    ['its plant again', [{ wantsPlant: true }, {}, { wantsPlant: true }, {}], [1, 60, 1, 60]],
    ['its inventory', [{ wantsInventory: true }, {}, {}], [1, 60, 60]],
    ['its inventory though it was sent', [{ wantsInventory: true }, { wantsInventory: true }, {}], [1, 60, 60]],
    ['events from the first on', [{ eventsAfter: 0 }, {}, {}], [1, 60, 60]],
    ['the next events', [{ eventsAfter: 0 }, { eventsAfter: 500 }, {}], [1, 1, 60]],
    ['the same events again', [{ eventsAfter: 7 }, { eventsAfter: 7 }, {}], [1, 60, 60]],
    ['a day that it does not have', [{ days: ['2020-01-01'] }, { days: ['2020-01-01'] }, {}], [1, 60, 60]],
    ['a day that arrives each time', [{ days: ['2026-11-20'] }, { days: ['2026-11-20'] }, {}], [1, 1, 60]],
  ])('brings in a second what is new that the fleet wants, else as usual: %s', async (_, answers, waitsS) => {
    let calls = 0;
    const wanting = await run(() => answer(answers[calls++]), { exchanges: waitsS.length + 1, days: ['2026-11-20'] });
    expect(gaps(wanting)).toEqual(waitsS.map((s) => s * 1000));
    expect(wanting.wanted.slice(0, answers.length + 1)).toEqual([
      { plant: false, inventory: false, eventsAfter: undefined },
      ...answers.map(({ wantsPlant = false, wantsInventory = false, days = [], eventsAfter }) => ({
        ...{ plant: wantsPlant, inventory: wantsInventory || days.length > 0, eventsAfter },
      })),
    ]);
  });

  it('lets no answer be held while the fleet waits for what it wants', async () => {
    let calls = 0;
    const { said } = await run(() => answer(calls++ === 1 ? { eventsAfter: 0 } : {}), { exchanges: 4 });
    expect(said.map(({ waitS }) => waitS)).toEqual([50, 50, 0, 50]);
  });

  it('reports an offer that cannot be made, and tries it again as after a call that failed', async () => {
    const failing = await run(() => answer(), { exchanges: 2, fails: (number) => number <= 3 || number === 5 });
    expect(failing.errors).toEqual(Array(4).fill(new Error('no offer')));
    expect(failing.atMs).toEqual([35_000, 100_000]);
  });

  it.each<[string, LinkOutcome<never>, string]>([
    ['that is not there', gone, 'refused'],
    ['that has much to do', { kind: 'busy', retryAfterS: 1 }, 'busy'],
    ['that refuses what it says', { kind: 'refused', reason: 'no' }, 'notUnderstood'],
    ['that does not know it', { kind: 'unknown' }, 'unknown'],
  ])('says what is wrong with a fleet %s, since when, and no more once it answers', async (_, outcome, problem) => {
    const fails = await run(() => outcome, { exchanges: 2 });
    expect(fails.sender.report()).toMatchObject({ problem, problemMs: nowMs + fails.atMs[0]!, exchangedMs: undefined });
    let calls = 0;
    const back = await run(() => (calls++ === 0 ? outcome : answer({ problems: ['clock'] })), { exchanges: 3 });
    expect(back.sender.report()).toEqual({
      ...{ state: 'connected', problem: undefined, problemMs: undefined, exchangedMs: nowMs + back.atMs[1]! },
      ...{ sentDays: 0, refusedDays: [], findings: ['clock'] },
    });
  });

  it('tries a token that is not known each 6 hours, and the one before it at once', async () => {
    const unknown = await run(() => ({ kind: 'unknown' }), { exchanges: 3 });
    expect(gaps(unknown)).toEqual([6 * hourMs, 6 * hourMs]);
    expect(unknown.sender.report().state).toBe('unknown');
    const renewed = await run((_said, atMs) => (atMs === 0 ? answer({ token: 'new' }) : { kind: 'unknown' }), { exchanges: 3 });
    expect(renewed.tokens).toEqual(['old', 'new', 'old']);
    expect(gaps(renewed)).toEqual([60_000, 1000]);
    const neither = await run((_said, atMs) => (atMs === 0 ? answer({ token: 'new' }) : { kind: 'unknown' }), { exchanges: 5 });
    expect(neither.tokens).toEqual(['old', 'new', 'old', 'new', 'old']);
    expect([gaps(neither), neither.unknowns()]).toEqual([[60_000, 1000, 6 * hourMs, 6 * hourMs], 2]);
    const back = await run((_said, atMs) => (atMs === 0 ? answer({ token: 'new' }) : atMs === 60_000 ? { kind: 'unknown' } : answer()), {
      ...{ exchanges: 5 },
    });
    expect([back.tokens, back.unknowns()]).toEqual([['old', 'new', 'old', 'old', 'old'], 0]);
  });

  it('counts the days that arrive, and no longer names one as refused that is taken', async () => {
    let puts = 0;
    const { put, said, sender } = await run(() => answer({ days: ['2026-11-20'] }), {
      ...{ exchanges: 4, days: ['2026-11-20'] },
      putDay: (day) => (puts++ === 0 ? gone : { kind: 'answer', answer: digest(day) }),
    });
    expect([put.length, said.map((each) => each.isDigestRefused)]).toEqual([3, [false, false, false, false]]);
    expect(sender.report()).toMatchObject({ sentDays: 2, refusedDays: [] });
  });

  it('offers a day once more when a day is over since it was refused, and forgets that it was when it is taken', async () => {
    let isUpdated = false;
    const { put, putMs, sender } = await run(
      (_said, atMs) => {
        isUpdated = atMs >= 24 * hourMs;
        return answer({ days: ['2026-11-20'], everyS: 3600 });
      },
      {
        ...{ exchanges: 28, days: ['2026-11-20'] },
        putDay: (day) => (isUpdated ? { kind: 'answer', answer: digest(day) } : { kind: 'refused', reason: 'no' }),
      },
    );
    expect(putMs.slice(0, 2)).toEqual([0, expect.closeTo(24 * hourMs, -5)]);
    expect(put.length).toBeGreaterThan(1);
    expect(sender.report().refusedDays).toEqual([]);
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
    expect((await within(3, 60)).putMs).toEqual([0, hourMs, 2 * hourMs]);
    expect((await within(1, 10)).putMs).toEqual([0, 0.25, 0.5, 0.75].map((hours) => hours * hourMs));
    expect((await within(24, 60, 900)).putMs).toEqual([0, 6, 12, 18].map((hours) => hours * hourMs));
    expect((await run(() => answer(), { exchanges: 13, days, beatS: 899 })).putMs).toHaveLength(3);
  });

  it('sends the running day after the finished ones, tries it again soon where the line is lost, and sends none again that is refused', async () => {
    const days = ['2026-11-21', '2026-11-22'];
    let calls = 0;
    const after = await run(() => answer(calls++ === 0 ? { days: ['2026-11-21'] } : {}), { exchanges: 4, days });
    expect([after.put, after.putMs]).toEqual([days, [0, 1000]]);
    const lost = await run(() => answer(), { exchanges: 4, days, putDay: () => gone });
    expect(lost.putMs).toEqual([0, 5000, 15_000]);
    const refused = await run(() => answer(), { exchanges: 62, days, putDay: () => ({ kind: 'refused', reason: 'no' }) });
    expect([gaps(refused).every((ms) => ms === 60_000), refused.put.length]).toEqual([true, 1]);
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
