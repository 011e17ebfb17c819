import type { CallFailure, CallResult, Log, OrderResult } from '../../../core/ports/index.ts';
import { type AnswerReader, anyWords, isDone, textOf } from '../answerReaders.ts';
import { type CallLimits, callLimits } from '../callLimits.ts';
import { type Answered, exchange, type OutgoingCall, type Unanswered } from '../exchange.ts';

/** The way to a fleet's server that all adapters of its page share; the browser sends the session's cookie. */
export interface FleetCaller {
  /** Makes a call that needs no session; never rejects. */
  readonly exchange: (call: OutgoingCall) => Promise<Answered | Unanswered>;
  /** Makes a call and reads its answer; never rejects. */
  readonly ask: <T>(call: OutgoingCall, reader: AnswerReader<T>) => Promise<CallResult<T>>;
  /** Makes a call that is answered by words or nothing; never rejects. */
  readonly order: (call: OutgoingCall) => Promise<OrderResult>;
}

export interface FleetCallerParts {
  readonly log: Log;
  /** Empty for the page's own. */
  readonly origin?: string;
  /** There is no session, or no more. */
  readonly onUnauthorized?: () => void;
  /** Instead of the usual ones. */
  readonly limits?: CallLimits;
}

const failures: Readonly<Record<number, CallFailure>> = { 401: 'unauthorized', 403: 'forbidden' };
const failureOf = (status: number): CallFailure => failures[status] ?? (status >= 400 && status < 500 ? 'refused' : 'failed');
/** Longer words are cut off in the log. */
const maxLogged = 300;

export function fleetCaller({ log, origin = '', onUnauthorized, limits = callLimits.usual }: FleetCallerParts): FleetCaller {
  async function ask<T>(call: OutgoingCall, reader: AnswerReader<T>): Promise<CallResult<T>> {
    const name = `${call.method} ${call.path}`;
    const answer = await exchange(origin, call, limits);
    if ('outcome' in answer) {
      if (answer.outcome !== 'aborted') log.warn(`no answer to ${name}`, answer.cause);
      return { outcome: answer.outcome };
    }
    if (!isDone(answer)) {
      const outcome = failureOf(answer.status);
      if (outcome === 'unauthorized') onUnauthorized?.();
      else log.warn('response not ok', `${name}: ${answer.status} ${textOf(answer.bytes).slice(0, maxLogged)}`);
      return { outcome };
    }
    const value = reader(answer);
    if (value !== undefined) return { outcome: 'succeeded', value };
    log.warn('answer not understood', `${name}: ${answer.bytes.length} bytes of ${answer.media}`);
    return { outcome: 'failed' };
  }
  return {
    exchange: (call) => exchange(origin, call, limits),
    ask,
    order: async (call) => ({ outcome: (await ask(call, anyWords)).outcome }),
  };
}
