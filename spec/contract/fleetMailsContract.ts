import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MailChoice, MailMemory, MailNotice, SweepFacts, SweepOutcome } from '../../core/fleet/index.ts';
import type { FleetStore, TakenMail } from '../../core/ports/index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const minute = 60_000;
const choice: MailChoice = { kinds: ['silent', 'digest'], language: 'en', silentAfterMin: 20, digestWeekday: 3, zone: 'Europe/Berlin' };
const nothing: SweepOutcome = { upSinceMs: nowMs, remembered: [], forgotten: [], notices: [], digests: [] };

export interface MailsContractParts {
  readonly store: () => FleetStore;
  /** A new organisation. */
  readonly organisation: () => Promise<string>;
  /** A new station of an owner, run by somebody else, that has called with an error. */
  readonly newStation: (owner: string) => Promise<string>;
}

/** What every store of a fleet does about mails. */
export function fleetMailsContract({ store, organisation, newStation }: MailsContractParts): void {
  const mails = () => store().mails;
  const person = async (org: string, chosen: MailChoice | 'none' = choice) => {
    const email = `${randomUUID()}@example.org`;
    const { account } = await store().people.savePerson({ newId: randomUUID(), email, name: 'Ann', organisation: org, role: 'viewer' });
    if (chosen !== 'none') await mails().saveChoice(account, chosen, '2026-11-18');
    return { account, email };
  };
  const sweep = async (outcome: Partial<SweepOutcome>, atMs = nowMs, collectMs = 3 * minute) => {
    let facts: SweepFacts | undefined;
    const isDone = await mails().sweep(atMs, collectMs, (given) => {
      facts = given;
      return { ...nothing, ...outcome };
    });
    expect(isDone).toBe(true);
    return facts!;
  };
  const notice = (station: string): MailNotice => ({ kind: 'silent', station, atMs: nowMs - 1 });
  /** All that are due. */
  const takeAll = async (atMs: number): Promise<readonly TakenMail[]> => {
    const taken = await mails().take(atMs, 5 * minute);
    return taken === undefined ? [] : [taken, ...(await takeAll(atMs))];
  };
  const mineOf = async (account: string, atMs: number) => (await takeAll(atMs)).filter((mail) => mail.account === account);

  it('[FLEET-3] keeps which mails a person wants', async () => {
    const { account } = await person(await organisation(), 'none');
    expect(await mails().choiceOf(account)).toBeUndefined();
    await mails().saveChoice(account, choice, '2026-11-18');
    expect(await mails().choiceOf(account)).toEqual(choice);
    const other: MailChoice = { ...choice, kinds: ['back', 'faults'], language: 'de', silentAfterMin: 5 };
    await mails().saveChoice(account, other, '2026-11-18');
    expect(await mails().choiceOf(account)).toEqual(other);
  });

  it('[FLEET-3] shows a sweep who wants mails, the stations that have called, and what was remembered', async () => {
    const org = await organisation();
    const station = await newStation(org);
    const [{ account }, { account: silent }] = [await person(org), await person(org, { ...choice, kinds: [] })];
    const memory: MailMemory = { account, station, what: 'silent', isUp: true, streak: 2, sinceMs: nowMs, awayMs: undefined };
    const first = await sweep({ remembered: [memory], upSinceMs: nowMs - 5 });
    expect(first.readers.find((reader) => reader.account === account)).toEqual({
      ...{ account, organisations: [org], choice, digestDay: '2026-11-18' },
    });
    expect(first.readers.some((reader) => reader.account === silent)).toBe(false);
    expect(first.stations.find((each) => each.station === station)).toMatchObject({
      ...{ station, owner: org, seenMs: nowMs, faults: [{ source: 'master', bitIndex: 70 }] },
    });
    const changed = { ...memory, isUp: false, streak: 3, awayMs: nowMs + 1 };
    const second = await sweep({ remembered: [changed] }, nowMs + 1);
    expect(second).toMatchObject({ sweptMs: nowMs, upSinceMs: nowMs - 5 });
    const own = (facts: SweepFacts) => facts.memory.filter((each) => each.account === account);
    expect(own(second)).toEqual([memory]);
    expect(own(await sweep({ forgotten: [memory] }))).toEqual([changed]);
    expect(own(await sweep({}))).toEqual([]);
  });

  it('[FLEET-3] leaves out a station whose token was revoked, and all after a decision that failed', async () => {
    const org = await organisation();
    const station = await newStation(org);
    const { account } = await person(org);
    await store().admin.revoke(station);
    const facts = await sweep({});
    expect(facts.stations.some((each) => each.station === station)).toBe(false);
    const failing = mails().sweep(nowMs + 7, 0, () => {
      throw new Error('no decision');
    });
    await expect(failing).rejects.toThrow('no decision');
    expect((await sweep({})).sweptMs).toBe(nowMs);
    expect(await mineOf(account, nowMs + 99 * minute)).toEqual([]);
  });

  it('[FLEET-3] collects notices to one person in one mail, until it is taken', async () => {
    const org = await organisation();
    const { account, email } = await person(org);
    const { account: other } = await person(org);
    const to = (station: string) => ({ notices: [{ account, notices: [notice(station)] }] });
    await sweep(to('a'));
    await sweep({ notices: [...to('b').notices, { account: other, notices: [notice('b')] }] }, nowMs + minute);
    expect(await takeAll(nowMs + 3 * minute - 1)).toEqual([]);
    const [taken, ...more] = await mineOf(account, nowMs + 3 * minute);
    expect(more).toEqual([]);
    expect(taken).toEqual({
      ...{ id: taken?.id, account, email, organisations: [org], choice, madeMs: nowMs, attempts: 1 },
      content: { kind: 'notices', notices: [notice('a'), notice('b')] },
    });
    await sweep(to('c'), nowMs + 3 * minute);
    const later = await mineOf(account, nowMs + 6 * minute);
    expect(later.map(({ content }) => content)).toEqual([{ kind: 'notices', notices: [notice('c')] }]);
    expect(await mineOf(other, nowMs + 99 * minute)).toHaveLength(1);
    for (const mail of await takeAll(nowMs + 999 * minute))
      await mails().settle(mail, { atMs: nowMs, error: undefined, nextMs: undefined });
  });

  it('[FLEET-3] gives a mail to one of several that ask at once, again when its lease is over, and to none once it is settled', async () => {
    const { account } = await person(await organisation());
    await sweep({ digests: [{ account, day: '2026-11-25' }] });
    const asked = await Promise.all(Array.from({ length: 6 }, () => mails().take(nowMs, 5 * minute)));
    const [first, ...others] = asked.filter((mail) => mail?.account === account);
    expect(others).toEqual([]);
    expect(first?.content).toEqual({ kind: 'digest', day: '2026-11-25' });
    expect(await takeAll(nowMs + 5 * minute - 1)).toEqual([]);
    const [second] = await takeAll(nowMs + 5 * minute);
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    await mails().settle(first!, { atMs: nowMs, error: undefined, nextMs: undefined });
    await mails().settle(second!, { atMs: nowMs, error: 'no server', nextMs: nowMs + 9 * minute });
    expect(await takeAll(nowMs + 9 * minute - 1)).toEqual([]);
    const [third] = await takeAll(nowMs + 9 * minute);
    expect(third).toMatchObject({ id: first?.id, attempts: 3 });
    await mails().settle(third!, { atMs: nowMs, error: undefined, nextMs: undefined });
    expect(await takeAll(nowMs + 99 * minute)).toEqual([]);
    const after = await sweep({});
    expect(after.readers.find((reader) => reader.account === account)?.digestDay).toBe('2026-11-25');
  });

  it('[FLEET-3] says those who manage people how their mails go, and nothing of others', async () => {
    const [org, other] = [await organisation(), await organisation()];
    const [{ account, email }, stranger] = [await person(org), await person(other)];
    await person(org, 'none');
    await sweep({ notices: [account, stranger.account].map((each) => ({ account: each, notices: [notice('a')] })) });
    const row = { ...{ account, email, name: 'Ann', choice }, ...{ sentMs: undefined, errorMs: undefined, error: undefined } };
    expect(await mails().state([org])).toEqual({ waiting: 1, failing: 0, people: [row] });
    const own = (await mineOf(account, nowMs + 9 * minute))[0]!;
    await mails().settle(own, { atMs: nowMs + 1, error: 'no server', nextMs: nowMs + 2 });
    expect(await mails().state([org])).toEqual({ waiting: 1, failing: 1, people: [{ ...row, errorMs: nowMs + 1, error: 'no server' }] });
    const again = (await mineOf(account, nowMs + 9 * minute))[0]!;
    await mails().settle(again, { atMs: nowMs + 3, error: undefined, nextMs: undefined });
    expect(await mails().state([org])).toEqual({ waiting: 0, failing: 0, people: [{ ...row, sentMs: nowMs + 3 }] });
    expect((await mails().state('all')).people.map((each) => each.account)).toEqual(expect.arrayContaining([account, stranger.account]));
    for (const mail of await takeAll(nowMs + 999 * minute))
      await mails().settle(mail, { atMs: nowMs, error: undefined, nextMs: undefined });
  });

  it('[FLEET-3] forgets what it remembered of a kind that is not wanted any more', async () => {
    const org = await organisation();
    const station = await newStation(org);
    const { account } = await person(org, { ...choice, kinds: ['silent', 'faults'] });
    const memory = (what: string): MailMemory => ({ account, station, what, isUp: true, streak: 1, sinceMs: nowMs, awayMs: undefined });
    await sweep({ remembered: [memory('silent'), memory('fault 1 70')] });
    const whats = async () => (await sweep({})).memory.filter((each) => each.account === account).map(({ what }) => what);
    await mails().saveChoice(account, { ...choice, kinds: ['back', 'digest'] }, '2026-11-18');
    expect(await whats()).toEqual(['silent']);
    await mails().saveChoice(account, { ...choice, kinds: ['faults'] }, '2026-11-18');
    expect(await whats()).toEqual([]);
  });
}
