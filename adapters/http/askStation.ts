import type { CallFailure, CallResult, SessionToken } from '../../core/ports/index.ts';
import { type AnswerReader, textOf } from './answerReaders.ts';
import type { Answered, OutgoingCall, Unanswered } from './exchange.ts';
import type { StationLink } from './stationLink.ts';

/** A call of somebody who is logged in. */
export interface SessionCall extends OutgoingCall {
  readonly token: SessionToken;
}

/** Longer words of a station are cut off in the log. */
const mostLogged = 300;

const failures: Readonly<Record<number, CallFailure>> = { 401: 'unauthorized', 403: 'forbidden' };
const failureOf = (status: number) => failures[status] ?? (status >= 400 && status < 500 ? 'refused' : 'failed');
const named = ({ method, path }: OutgoingCall) => `${method} ${path}`;

/** Makes a call for a session. What went wrong is logged, but for what the caller ended; never rejects. */
export async function callForSession(link: StationLink, call: SessionCall): Promise<Answered | Unanswered> {
  const answer = await link.exchange(call);
  if ('outcome' in answer) {
    if (answer.outcome !== 'aborted') link.log.warn(`no answer to ${named(call)}`, answer.cause);
  } else if (answer.status !== 200) {
    link.log.warn('response not ok', `${named(call)}: ${answer.status} ${textOf(answer.bytes).slice(0, mostLogged)}`);
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
  if (answer.status !== 200) return { outcome: failureOf(answer.status) };
  const value = answer.media === reader.media ? reader.read(answer.bytes) : undefined;
  if (value !== undefined) return { outcome: 'succeeded', value };
  noteNonsense(link, call, answer);
  return { outcome: 'failed' };
}
