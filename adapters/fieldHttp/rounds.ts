import type { Clock, DoorProblem } from '../../core/ports/index.ts';
import type { Pause, SessionEvents } from '../fieldDoor/index.ts';

export interface RoundParts {
  readonly events: SessionEvents;
  readonly signal: AbortSignal;
  readonly steady: Clock;
  readonly pause: Pause;
  /** From the begin of one round to the next, unless a round takes longer. */
  readonly roundMs: number;
}

/** Rounds in a row that may fail before the session counts as over. */
const maxFailures = 3;

/** Asks again and again until a round fails three times in a row, or says that there is no use in asking again. */
export async function rounds(
  { events, signal, steady, pause, roundMs }: RoundParts,
  ask: () => Promise<DoorProblem | { readonly over: DoorProblem } | undefined>,
): Promise<DoorProblem | undefined> {
  for (let failures = 0; !signal.aborted;) {
    const startMs = steady.nowMs();
    const found = await ask();
    if (typeof found === 'object') return found.over;
    failures = found === undefined ? 0 : failures + 1;
    if (found === undefined) events.up();
    if (found !== undefined && failures === maxFailures) return found;
    events.trouble(found);
    const tookMs = steady.nowMs() - startMs;
    events.cycle(Math.max(roundMs, tookMs));
    await pause(Math.max(0, roundMs - tookMs), signal);
  }
  return undefined;
}
