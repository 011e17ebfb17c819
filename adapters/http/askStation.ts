import type { CallFailure, CallResult, SessionToken } from '../../core/ports/index.ts';
import { type AnswerReader, isDone, isPage, textOf } from './answerReaders.ts';
import type { Answered, OutgoingCall, Unanswered } from './exchange.ts';
import type { StationLink } from './stationLink.ts';

/** A call of somebody who is logged in. */
export interface SessionCall extends OutgoingCall {
  readonly token: SessionToken;
  /** A controller may lack it: that it does is no fault, and nothing is logged. */
  readonly isExtra?: true;
}

/** Longer words of a station are cut off in the log. */
const maxLogged = 300;

const failures: Readonly<Record<number, CallFailure>> = { 401: 'unauthorized', 403: 'forbidden' };
const failureOf = (status: number) => failures[status] ?? (status >= 400 && status < 500 ? 'refused' : 'failed');
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);
/** What a server says about a call that it does not have; one that serves the dashboard may send its page. */
export const isNotOffered = (answer: Answered): boolean => unknownCall.has(answer.status) || (isDone(answer) && isPage(answer));
const named = ({ method, path }: OutgoingCall) => `${method} ${path}`;

/** Makes a call for a session. What went wrong is logged, but for what the caller ended; never rejects. */
export async function callForSession(link: StationLink, call: SessionCall): Promise<Answered | Unanswered> {
  const answer = await link.exchange(call);
  if ('outcome' in answer) {
    if (answer.outcome !== 'aborted') link.log.warn(`no answer to ${named(call)}`, answer.cause);
  } else if (!isDone(answer) && !(call.isExtra === true && isNotOffered(answer))) {
    link.log.warn('response not ok', `${named(call)}: ${answer.status} ${textOf(answer.bytes).slice(0, maxLogged)}`);
    if (answer.status === 401 && call.token !== undefined) link.refuseToken(call.token);
  }
  return answer;
}

/** Notes an answer that is none of the station's. */
export function noteNonsense({ log }: StationLink, call: OutgoingCall, { bytes, media }: Answered): void {
  log.warn('answer not understood', `${named(call)}: ${bytes.length} bytes of ${media}`);
}

/** Makes a call and reads its answer; never rejects. */
export async function askStation<T>(link: StationLink, call: SessionCall, reader: AnswerReader<T>): Promise<CallResult<T>> {
  if (call.token === undefined) return { outcome: 'unauthorized' };
  const answer = await callForSession(link, call);
  if ('outcome' in answer) return { outcome: answer.outcome };
  if (call.isExtra === true && isNotOffered(answer)) return { outcome: 'notOffered' };
  if (!isDone(answer)) return { outcome: failureOf(answer.status) };
  const value = reader(answer);
  if (value !== undefined) return { outcome: 'succeeded', value };
  noteNonsense(link, call, answer);
  return { outcome: 'failed' };
}
