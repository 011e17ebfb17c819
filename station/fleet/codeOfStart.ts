import type { Logger } from 'pino';
import { fleetRetryMs } from '../../core/fleet/index.ts';
import type { FleetProblem, LinkOutcome, StopSignal } from '../../core/ports/index.ts';

export interface CodeOfStartParts {
  /** Of `--fleet-code`; undefined without one. */
  readonly code: string | undefined;
  readonly join: (code: string) => Promise<LinkOutcome<unknown>>;
  /** Whether a fleet knows the station: then the code is left alone. */
  readonly isMember: () => boolean;
  /** Ends early when the signal is given. */
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: StopSignal;
  readonly log: Pick<Logger, 'error'>;
}

/** The code that a station was started with. */
export interface CodeOfStart {
  /** Joins with it where no fleet knows the station, until a fleet has answered; it is tried once. */
  use(): Promise<void>;
  /** What keeps it from it. */
  problem(): FleetProblem | undefined;
}

export function codeOfStart({ code, join, isMember, wait, signal, log }: CodeOfStartParts): CodeOfStart {
  let left = code;
  let problem: FleetProblem | undefined;
  let using: Promise<void> | undefined;

  async function tryUntilAnswered(): Promise<void> {
    for (let failures = 1; left !== undefined && !signal.aborted && !isMember(); failures++) {
      const outcome = await join(left);
      if (signal.aborted) return;
      problem = undefined;
      if (outcome.kind === 'answer' || outcome.kind === 'unknown') {
        left = undefined;
        if (outcome.kind === 'unknown') log.error('fleet: the code of --fleet-code is unknown, used up or expired');
        return;
      }
      problem = outcome.kind === 'unreachable' ? outcome.problem : 'busy';
      await wait(fleetRetryMs(failures, Math.random));
    }
  }
  return {
    use() {
      using ??= tryUntilAnswered().finally(() => (using = undefined));
      return using;
    },
    problem: () => problem,
  };
}
