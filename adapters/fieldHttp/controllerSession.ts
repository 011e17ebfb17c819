import { callAnswer, callText, type ControllerCall } from '../../core/field/index.ts';
import type { DoorProblem } from '../../core/ports/index.ts';
import { cookieHeader, type Cookies, cookiesAfter } from './cookies.ts';
import type { Exchange, HttpAnswer } from './exchange.ts';
import { sha256 } from './sha256.ts';

const maxPageBytes = 500_000;
const maxAnswerBytes = 1_000_000;
const ok = 200;
const refusals: readonly number[] = [401, 403];
/** What the controller gives in place of a session. */
const noSession = ['', '0', '-1'];

/** The data of an answer, undefined where the controller has none; `over` when there is no use in asking on. */
export type ControllerAnswer = { readonly data: unknown } | { readonly over: DoorProblem } | DoorProblem;

/** A session at a SIGMA CONTROL 2. */
export interface ControllerSession {
  ask(call: ControllerCall, signal: AbortSignal): Promise<ControllerAnswer>;
}

/** Logs in: the key that a first visit gives is proof, with the password, of the second one. */
export async function controllerSession(
  exchange: Exchange,
  { user, password }: { readonly user: string; readonly password: string },
  signal: AbortSignal,
): Promise<ControllerSession | DoorProblem> {
  let cookies: Cookies = {};
  const secret = sha256(`${user}:user@sc2:${password}`);
  const proof = () => sha256(`${secret}:${cookies['Session-Key']}`);
  const note = ({ headers }: HttpAnswer) => (cookies = cookiesAfter(cookies, headers['set-cookie']));

  async function visit(headers: Readonly<Record<string, string>>): Promise<DoorProblem | undefined> {
    const page = await exchange(
      { method: 'GET', path: '/login.html', headers: { ...headers, ...cookieHeader(cookies) }, maxBytes: maxPageBytes },
      signal,
    );
    if (typeof page === 'string') return page;
    if (refusals.includes(page.status)) return 'loginRefused';
    note(page);
    return page.status === ok ? undefined : 'notUnderstood';
  }

  const problem = await visit({});
  if (problem !== undefined) return problem;
  if (cookies['Session-Key'] === undefined) return 'notUnderstood';
  const second = await visit({ Username: user, 'Session-Auth': proof() });
  if (second !== undefined) return second;
  if (noSession.includes(cookies['Session-Id'] ?? '')) return 'loginRefused';

  return {
    async ask(call, askSignal) {
      const headers = { 'content-type': 'application/json', 'Session-Auth': proof(), ...cookieHeader(cookies) };
      const answer = await exchange(
        { method: 'POST', path: '/json.json', headers, body: callText(call), maxBytes: maxAnswerBytes },
        askSignal,
      );
      if (typeof answer === 'string') return answer;
      if (refusals.includes(answer.status)) return { over: 'hungUp' };
      note(answer);
      const found = answer.status === ok ? callAnswer(answer.text) : ({ ok: false, reason: 'notUnderstood' } as const);
      if (found.ok) return { data: found.data };
      if (found.reason === 'loggedOut') return { over: 'hungUp' };
      return found.reason === 'refused' ? { data: undefined } : 'notUnderstood';
    },
  };
}
