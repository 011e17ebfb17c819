import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, FleetAccount, FleetPeople } from '../../core/ports/index.ts';
import { msPerDay, msPerHour } from '../../core/time/index.ts';
import { fairQueue } from '../../server/access/fairQueue.ts';
import { loginGate, type TryAnswer } from '../../server/access/loginGate.ts';
import { loginRules } from '../../server/access/loginRules.ts';
import { hashPassword, isPassword } from '../../server/access/passwordHash.ts';
import { hashOf } from '../ingest/enrolments.ts';

/** However often it is used: then a person logs in again. */
export const sessionMs = 12 * msPerHour;
const invitationMs = 7 * msPerDay;
const auditMs = 2 * 366 * msPerDay;
const tokenBytes = 32;

/** What became of a try to get in. */
export type Entry =
  | { readonly outcome: 'right'; readonly token: string; readonly account: string; readonly untilMs: number }
  | Exclude<TryAnswer, { readonly outcome: 'right' }>;

/** A link that was made; what follows its # is shown once and kept nowhere. */
export interface MadeLink {
  readonly link: string;
  readonly expiresMs: number;
}

/** Who gets in. */
export interface FleetAccess {
  /** Opens a session of the account that a check gives, with the waits of wrong tries. */
  enter(address: string | undefined, check: () => Promise<string | undefined>): Promise<Entry>;
  logIn(address: string | undefined, email: string, password: string): Promise<Entry>;
  /** Takes a link, and logs in. */
  setUp(
    address: string | undefined,
    asked: { readonly token: string; readonly email: string | undefined; readonly name: string; readonly password: string },
  ): Promise<Entry>;
  sessionOf(token: string): Promise<{ readonly account: FleetAccount; readonly untilMs: number } | undefined>;
  logOut(token: string): Promise<void>;
  invite(account: string | undefined): Promise<MadeLink>;
  /** For the first start: undefined once there is a root. */
  firstLink(): Promise<MadeLink | undefined>;
  /** Forgets what is over. */
  sweep(): Promise<void>;
}

const newToken = () => randomBytes(tokenBytes).toString('base64url');

/** The access of people to a fleet. Sessions and links are the database's, so that they hold for each process of it. */
export function fleetAccess(people: FleetPeople, clock: Clock, steady: Clock): FleetAccess {
  const gate = loginGate({ steady, queue: fairQueue(loginRules.waiting) });

  async function enter(address: string | undefined, check: () => Promise<string | undefined>): Promise<Entry> {
    let account: string | undefined;
    // whoever has a password of its own may not guess others for it: that is what the gate has for the lower levels
    const answer = await gate.attempt(address, async () => ((account = await check()) === undefined ? undefined : 'read'));
    if (answer.outcome !== 'right') return answer;
    const [token, untilMs] = [newToken(), clock.nowMs() + sessionMs];
    await people.openSession({ tokenHash: hashOf(token), account: account!, untilMs });
    return { outcome: 'right', token, account: account!, untilMs };
  }

  /** As long for an address that nobody has as for a wrong password. */
  async function accountOf(email: string, password: string): Promise<string | undefined> {
    const login = await people.loginOf(email);
    if (login?.password === undefined) {
      await hashPassword(password);
      return undefined;
    }
    return (await isPassword(password, login.password)) ? login.account : undefined;
  }

  async function invite(account: string | undefined): Promise<MadeLink> {
    const [token, expiresMs] = [newToken(), clock.nowMs() + invitationMs];
    await people.invite({ tokenHash: hashOf(token), account, expiresMs });
    return { link: `/setup#${token}`, expiresMs };
  }

  return {
    enter,
    logIn: (address, email, password) => enter(address, () => accountOf(email, password)),
    setUp: (address, { token, password, ...asked }) =>
      enter(address, async () => {
        const hash = await hashPassword(password);
        return people.accept({ ...asked, tokenHash: hashOf(token), newId: randomUUID(), password: hash, nowMs: clock.nowMs() });
      }),
    sessionOf: (token) => people.sessionOf(hashOf(token), clock.nowMs()),
    logOut: (token) => people.endSession(hashOf(token)),
    invite,
    firstLink: async () => ((await people.hasRoot()) ? undefined : invite(undefined)),
    sweep: () => people.forget(clock.nowMs(), clock.nowMs() - auditMs),
  };
}
