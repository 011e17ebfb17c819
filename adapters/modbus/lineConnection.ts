import { type Framing, isReadingPdu, type Request } from '../../core/modbus/index.ts';
import type { LineProblem, ModbusFailure } from '../../core/ports/index.ts';
import type { LineTimers } from './LineTimers.ts';
import type { Wire, WireEvents } from './Transport.ts';

/** What follows when an answer doesn't come, and when something comes that is none. */
export interface DoubtRules {
  /** `goOn` where late answers are known by their number. */
  readonly onTimeout: 'goOn' | 'hangUp' | 'silence';
  readonly onDamage: 'hangUp' | 'silence';
}

/** Questions in a row without an answer after which a connection counts as dead. */
const maxTimeouts = 3;
/** No device begins an answer after such a pause. */
const silenceMs = 200;
/** A wire that is noisy for longer is opened again. */
const longestNoiseMs = 2000;

/** An answer, or why there is none. */
export type Outcome = Uint8Array | ModbusFailure;

/** One connection of a line from its begin to its end. */
export interface LineConnection {
  readonly events: WireEvents;
  /** Before anything is asked. */
  attach(wire: Wire): void;
  readonly isOver: () => boolean;
  /** Waits until the wire has been silent for so long; false when the connection is over. */
  quietFor(ms: number): Promise<boolean>;
  ask(request: Request, timeoutMs: number): Promise<Outcome>;
  /** Answers the open question with `aborted`. */
  abort(): void;
  /** Answers the open question with this failure and hangs up. */
  end(problem: LineProblem | undefined, failure?: ModbusFailure): Promise<void>;
}

interface ConnectionParts {
  readonly framing: Framing;
  readonly rules: DoubtRules;
  readonly timers: LineTimers;
  /** `gone` when nothing of it is left. */
  readonly onEnd: (problem: LineProblem | undefined, gone: Promise<void>) => void;
}

export function lineConnection({ framing, rules, timers, onEnd }: ConnectionParts): LineConnection {
  let wire: Wire | undefined;
  let isOver = false;
  /** Something may still come that belongs to no open question. */
  let isDoubtful = false;
  let timeouts = 0;
  /** Of the latest byte, the connecting, or a question that was given up. */
  let latestMs = timers.nowMs();
  let finish: ((outcome: Outcome) => void) | undefined;
  let endPause: (() => void) | undefined;

  async function end(problem: LineProblem | undefined, failure: ModbusFailure = 'disconnected'): Promise<void> {
    if (isOver) return;
    isOver = true;
    endPause?.();
    const gone = wire?.hangUp() ?? Promise.resolve();
    onEnd(problem, gone);
    finish?.(failure);
    await gone;
  }

  const doubt = (failure: ModbusFailure) => {
    framing.giveUp();
    isDoubtful = true;
    latestMs = timers.nowMs();
    finish?.(failure);
  };

  /** Nothing came in time, or nobody waits for it any more. */
  function giveUp(failure: 'timeout' | 'aborted'): void {
    if (failure === 'timeout') timeouts++;
    const isDead = rules.onTimeout === 'goOn' && timeouts >= maxTimeouts;
    if (rules.onTimeout === 'hangUp' || isDead) void end(failure === 'timeout' ? 'silent' : undefined, failure);
    else if (rules.onTimeout === 'silence') doubt(failure);
    else {
      framing.giveUp();
      finish?.(failure);
    }
  }

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = timers.after(ms, () => endPause?.());
      endPause = () => {
        endPause = undefined;
        cancel();
        resolve();
      };
    });

  return {
    events: {
      bytes(bytes) {
        if (isOver || bytes.length === 0) return;
        latestMs = timers.nowMs();
        if (isDoubtful) return;
        const taken = framing.take(bytes);
        if (taken === undefined) return;
        if (taken !== 'damaged') {
          timeouts = 0;
          finish?.(taken);
        } else if (rules.onDamage === 'hangUp') void end('damaged', 'damaged');
        else doubt('damaged');
      },
      ended: (problem) => void end(problem),
    },
    attach(given) {
      wire = given;
      latestMs = timers.nowMs();
    },
    isOver: () => isOver,
    async quietFor(ms) {
      const wantedMs = () => (isDoubtful ? Math.max(ms, silenceMs) : ms);
      const givenUpAtMs = timers.nowMs() + silenceMs + longestNoiseMs;
      while (!isOver) {
        const leftMs = latestMs + wantedMs() - timers.nowMs();
        if (leftMs <= 0) break;
        if (timers.nowMs() > givenUpAtMs + ms) await end('damaged', 'damaged');
        else {
          await pause(leftMs);
          // What came meanwhile and was not read yet is read now.
          if (!isOver) await pause(0);
        }
      }
      isDoubtful = false;
      return !isOver;
    },
    ask(request, timeoutMs) {
      if (isOver) return Promise.resolve('disconnected');
      const frame = framing.ask(request);
      if (!isReadingPdu(frame.subarray(framing.functionAt))) throw new Error('only questions that read are sent');
      return new Promise((resolve) => {
        const cancel = timers.after(timeoutMs, () => giveUp('timeout'));
        finish = (outcome) => {
          finish = undefined;
          cancel();
          resolve(outcome);
        };
        wire?.send(frame);
      });
    },
    abort: () => {
      if (finish !== undefined) giveUp('aborted');
    },
    end,
  };
}
