import type { FleetLoginAnswer, FleetSessionApi } from '../../../core/ports/index.ts';
import { issuerScreenCalls as ways, peopleScreenCalls as calls } from '../../contract/index.ts';
import { isDone } from '../answerReaders.ts';
import type { OutgoingCall } from '../exchange.ts';
import type { FleetCaller } from './fleetCaller.ts';
import { screenCall, screenReader } from './screenCall.ts';

const refusals: Readonly<Record<number, 'refused' | 'tooMany'>> = { 400: 'refused', 401: 'refused', 404: 'refused', 429: 'tooMany' };
const opened = screenReader(calls.login);

/** Logs in and out of a fleet over HTTP; the session is a cookie that no script sees. */
export function httpFleetSession(caller: FleetCaller): FleetSessionApi {
  async function open(call: OutgoingCall): Promise<FleetLoginAnswer> {
    const answer = await caller.exchange(call);
    if ('outcome' in answer) return { outcome: 'unreachable' };
    if (!isDone(answer)) return { outcome: refusals[answer.status] ?? 'failed' };
    const session = opened(answer);
    return session === undefined ? { outcome: 'failed' } : { outcome: 'opened', session };
  }
  return {
    session: (waiting) => caller.ask(screenCall(calls.session, { waiting }), screenReader(calls.session)),
    login: (email, password) => open(screenCall(calls.login, { body: { email, password } })),
    setUp: (setUp) => open(screenCall(calls.setUp, { body: setUp })),
    loginWay: (email, waiting) => caller.ask(screenCall(ways.loginWay, { body: { email }, waiting }), screenReader(ways.loginWay)),
    beginLogin: (email, to) => caller.ask(screenCall(ways.beginLogin, { body: { email, to } }), screenReader(ways.beginLogin)),
    logout: () => caller.order(screenCall(calls.logout)),
  };
}
