import { longestHoldS } from '../../core/fleet/index.ts';
import type { Clock, LinkOutcome } from '../../core/ports/index.ts';
import { msPerHour, msPerSecond } from '../../core/time/index.ts';

/** How long the fleet may hold its answers, as far as what stands between lets it. */
export interface AnswerHold {
  /** 0 for not at all. */
  waitS(): number;
  noteOutcome(outcome: LinkOutcome<unknown>, waitS: number, tookMs: number): void;
}

/** What stood between may be another one by then. */
const triedAgainMs = msPerHour;

/** A held call that is cut halves the wait; a beat that is longer than a held call makes each on its own. */
export function answerHold(steady: Clock, beatS: number | undefined): AnswerHold {
  const fullS = beatS === undefined || beatS <= longestHoldS ? longestHoldS : 0;
  let limitS = fullS;
  let cutMs = -Infinity;
  return {
    waitS() {
      if (limitS < fullS && steady.nowMs() - cutMs > triedAgainMs) limitS = fullS;
      return limitS;
    },
    noteOutcome({ kind }, waitS, tookMs) {
      const wasHeld = kind === 'unreachable' && tookMs >= (waitS * msPerSecond) / 4;
      if (waitS === 0 || !wasHeld) return;
      limitS = Math.floor(waitS / 2);
      cutMs = steady.nowMs();
    },
  };
}
