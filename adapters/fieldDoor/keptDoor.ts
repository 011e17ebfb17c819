import type { DeviceReadings } from '../../core/field/index.ts';
import type { Clock, DoorProblem, DoorReport, DoorState, FieldDoor } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { backOffMs } from '../networks/index.ts';
import { type Pause, systemPause } from './Waiting.ts';

/** What a session reports. */
export interface SessionEvents {
  /** The other end is there and is understood. */
  readonly up: () => void;
  readonly take: (deviceId: string, readings: DeviceReadings) => void;
  /** How often values come, where they are asked for. */
  readonly cycle: (ms: number) => void;
  /** Something is not as it should be, but goes on. */
  readonly trouble: (problem: DoorProblem | undefined) => void;
}

/** One connection from its begin to its end, which is its problem; it leaves nothing open. Undefined where it ended because of the signal. */
export type Session = (events: SessionEvents, signal: AbortSignal) => Promise<DoorProblem | undefined>;

export interface KeptDoorParts {
  readonly session: Session;
  /** Never jumps. */
  readonly steady: Clock;
  readonly pause?: Pause | undefined;
  /** 0 to 1. */
  readonly random?: (() => number) | undefined;
  /** Between a refused log-in and the next one. */
  readonly refusedWaitMs: number;
  /** Between any end and the next begin, at least. */
  readonly minWaitMs?: number;
}

/** A session that lasted as long is not counted as a failure when it ends. */
const lastingMs = msPerMinute;

/** A door whose sessions follow each other as long as it is open. */
export function keptDoor({ session, steady, pause = systemPause, random = Math.random, ...waits }: KeptDoorParts): FieldDoor {
  const { refusedWaitMs, minWaitMs = 0 } = waits;
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> = Promise.resolve();
  let problem: DoorProblem | undefined;
  let cycleMs: number | undefined;
  let connections = 0;
  let isUp = false;
  let failures = 0;

  const waitMs = () => (problem === 'loginRefused' ? refusedWaitMs : Math.max(minWaitMs, backOffMs(failures, random)));

  async function run(take: SessionEvents['take']): Promise<void> {
    while (!signal.aborted) {
      const ended = new AbortController();
      let upMs = Infinity;
      const ifOpen =
        <Args extends readonly unknown[]>(call: (...args: Args) => void) =>
        (...args: Args) => {
          if (!ended.signal.aborted && !signal.aborted) call(...args);
        };
      const events: SessionEvents = {
        up: ifOpen(() => {
          if (isUp) return;
          isUp = true;
          upMs = steady.nowMs();
          problem = undefined;
          connections++;
        }),
        take: ifOpen(take),
        cycle: ifOpen((ms) => (cycleMs = ms)),
        trouble: ifOpen((found) => (problem = found)),
      };
      // Whatever an answer does to a session, the door goes on.
      const why = await session(events, signal).catch((): DoorProblem => 'notUnderstood');
      ended.abort();
      isUp = false;
      problem = why ?? problem;
      failures = steady.nowMs() - upMs >= lastingMs ? 1 : failures + 1;
      await pause(waitMs(), signal);
    }
  }

  const state = (): DoorState => {
    if (signal.aborted) return 'closed';
    if (isUp) return 'connected';
    if (problem === undefined) return 'connecting';
    return problem === 'silent' ? 'silent' : 'unreachable';
  };

  return {
    start(take) {
      running = run(take);
    },
    report: (): DoorReport => ({ state: state(), problem, cycleMs, reconnects: Math.max(0, connections - 1), changed: [] }),
    async close() {
      stop.abort();
      await running;
    },
  };
}
