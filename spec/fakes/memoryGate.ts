import type { I18n } from '@lingui/core';
import { type Call, mayCall, type Rights, sessionOf } from '../../core/access/index.ts';
import type { CallFailure, CallResult, SaveResult, SessionToken, StopSignal } from '../../core/ports/index.ts';
import { languageOr, translator } from '../../i18n/index.ts';
import type { MemorySessions } from './memorySessions.ts';

/** How a call is made to fail: no network, a fault of the station, a station that does not have it, or words that refuse it. */
export type MemoryFailure = 'unreachable' | 'failed' | 'notOffered' | { readonly refused: string };

/** A call that a fake was asked for. */
export interface MemoryCall {
  readonly call: Call;
  /** What was sent with it; undefined for nothing. */
  readonly sent: unknown;
}

/** What a spec does to the calls of a fake. */
export interface MemoryCalls {
  /** All calls so far. */
  readonly called: readonly MemoryCall[];
  /** Makes a call fail until it is mended. */
  readonly fail: (call: Call, failure: MemoryFailure) => void;
  readonly mend: (call: Call) => void;
  /** Keeps a call pending until what it gives is called. */
  readonly hold: (call: Call) => () => void;
}

/** A call that is being made. */
export interface Asked extends MemoryCall {
  readonly token: SessionToken;
  readonly signal?: StopSignal | undefined;
}

/** Lets calls through as a station does. */
export interface MemoryGate extends MemoryCalls {
  /** For calls that need no session; why it fails, if so. */
  pass(call: MemoryCall): Promise<MemoryFailure | undefined>;
  /** An undefined answer is a refusal. */
  ask<T>(asked: Asked, answer: () => T | undefined): Promise<CallResult<T>>;
  /** Keeps something unless there are words against it. */
  save(asked: Asked, language: string, keep: (i18n: I18n) => string | undefined): Promise<SaveResult>;
}

export interface MemoryGateParts {
  readonly sessions: MemorySessions;
  readonly rights: () => Rights;
  readonly onUnauthorized: (token: string) => void;
}

interface Held {
  readonly over: Promise<void>;
  readonly release: () => void;
}

function held(): Held {
  let release = (): void => undefined;
  const over = new Promise<void>((resolve) => (release = resolve));
  return { over, release };
}

const aborted = (signal: StopSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', resolve);
  });

type Refused = Exclude<CallFailure, 'refused'> | MemoryFailure;

export function memoryGate({ sessions, rights, onUnauthorized }: MemoryGateParts): MemoryGate {
  const called: MemoryCall[] = [];
  const failing = new Map<Call, MemoryFailure>();
  const holding = new Map<Call, Held>();

  /** Resolves when the call is not held, or not wanted any more. */
  const pending = ({ call, sent }: MemoryCall, signal?: StopSignal): Promise<void> => {
    called.push({ call, sent });
    const over = holding.get(call)?.over ?? Promise.resolve();
    return signal === undefined || !holding.has(call) ? over : Promise.race([over, aborted(signal)]);
  };

  const refusalOf = ({ call, token, signal }: Asked): Refused | undefined => {
    if (signal?.aborted === true) return 'aborted';
    const failure = failing.get(call);
    if (failure !== undefined) return failure;
    const level = sessions.levelOf(token);
    if (level !== undefined) return mayCall(call, sessionOf(level), rights()) ? undefined : 'forbidden';
    if (token !== undefined) onUnauthorized(token);
    return 'unauthorized';
  };

  const answered = <T>(asked: Asked, answer: () => T | undefined): CallResult<T> => {
    const refusal = refusalOf(asked);
    if (refusal !== undefined) return { outcome: typeof refusal === 'string' ? refusal : 'refused' };
    const value = answer();
    return value === undefined ? { outcome: 'refused' } : { outcome: 'succeeded', value };
  };

  const saved = (asked: Asked, i18n: I18n, keep: (i18n: I18n) => string | undefined): SaveResult => {
    const refusal = refusalOf(asked);
    if (refusal === 'forbidden') return { outcome: 'refused', text: i18n._('Dazu fehlt das Recht.') };
    if (refusal === 'aborted' || refusal === 'notOffered') return { outcome: 'failed' };
    if (typeof refusal === 'string') return { outcome: refusal };
    const text = refusal === undefined ? keep(i18n) : refusal.refused;
    return text === undefined ? { outcome: 'succeeded' } : { outcome: 'refused', text };
  };

  const unauthorized = { outcome: 'unauthorized' } as const;
  return {
    called,
    fail: (call, failure) => void failing.set(call, failure),
    mend: (call) => void failing.delete(call),
    hold(call) {
      const hold = held();
      holding.set(call, hold);
      return () => {
        holding.delete(call);
        hold.release();
      };
    },
    pass: (call) => pending(call).then(() => failing.get(call.call)),
    ask: (asked, answer) =>
      asked.token === undefined ? Promise.resolve(unauthorized) : pending(asked, asked.signal).then(() => answered(asked, answer)),
    async save(asked, language, keep) {
      if (asked.token === undefined) return unauthorized;
      const i18n = await translator(languageOr(language));
      await pending(asked);
      return saved(asked, i18n, keep);
    },
  };
}
