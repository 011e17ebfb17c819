import { loginRules as rules } from './loginRules.ts';

/** What is remembered of wrong passwords. Times are milliseconds of a clock that never jumps. */
export interface LoginTries {
  /** How long an address group has to wait before it may try; 0 for not at all. */
  waitMs(group: string, nowMs: number): number;
  /** Notes a wrong password; returns how long the group has to wait now. */
  failed(group: string, nowMs: number): number;
  /** Notes a right password; after a `full` one the group counts as a new one. */
  succeeded(group: string, nowMs: number, full: boolean): void;
  readonly size: number;
}

interface Tries {
  /** Wrong passwords that still count, oldest first. */
  readonly failedMs: readonly number[];
  /** The last right password. */
  readonly succeededMs: number;
  readonly waits: number;
  /** Until a right password, each wrong one makes it wait again. */
  readonly onProbation: boolean;
  readonly waitUntilMs: number;
}

const newcomer: Tries = { failedMs: [], succeededMs: -Infinity, waits: 0, onProbation: false, waitUntilMs: -Infinity };

function mustWait({ failedMs, succeededMs, onProbation }: Tries, nowMs: number): boolean {
  const { burst, steady } = rules;
  const inBurst = failedMs.filter((atMs) => atMs > nowMs - burst.withinMs && atMs >= succeededMs);
  return (
    onProbation || inBurst.length >= burst.failures || failedMs.filter((atMs) => atMs > nowMs - steady.withinMs).length >= steady.failures
  );
}

function afterFailure(tries: Tries, nowMs: number): Tries {
  const failed = { ...tries, failedMs: [...tries.failedMs, nowMs].slice(-rules.steady.failures) };
  if (!mustWait(failed, nowMs)) return failed;
  const waitMs = Math.min(rules.firstWaitMs * 2 ** tries.waits, rules.longestWaitMs);
  return { ...failed, waits: tries.waits + 1, onProbation: true, waitUntilMs: nowMs + waitMs };
}

/**
 * Remembers a bounded number of address groups; for want of room, the one whose last failure is longest ago goes.
 * Only a checked password puts a group in, so that to push one out takes more tries than it could win.
 */
export function loginTries(maxGroups: number = rules.maxAddresses): LoginTries {
  /** In the order of their last failures. */
  const groups = new Map<string, Tries>();

  const isForgotten = ({ failedMs }: Tries, nowMs: number) => nowMs - failedMs.at(-1)! >= rules.forgottenAfterMs;
  const find = (group: string, nowMs: number) => {
    const tries = groups.get(group);
    return tries === undefined || isForgotten(tries, nowMs) ? undefined : tries;
  };
  const forgetOldest = (nowMs: number) => {
    for (const [group, tries] of groups) {
      if (groups.size <= maxGroups && !isForgotten(tries, nowMs)) return;
      groups.delete(group);
    }
  };

  return {
    waitMs: (group, nowMs) => Math.max(0, (find(group, nowMs)?.waitUntilMs ?? -Infinity) - nowMs),
    failed(group, nowMs) {
      const tries = afterFailure(find(group, nowMs) ?? newcomer, nowMs);
      groups.delete(group);
      groups.set(group, tries);
      forgetOldest(nowMs);
      return Math.max(0, tries.waitUntilMs - nowMs);
    },
    succeeded(group, nowMs, full) {
      const tries = find(group, nowMs);
      if (tries === undefined || full) groups.delete(group);
      else groups.set(group, { ...tries, succeededMs: nowMs, onProbation: false });
    },
    get size() {
      return groups.size;
    },
  };
}
