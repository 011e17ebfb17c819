import type { Level } from '../../core/access/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { addressGroup } from './addressGroup.ts';
import { type FairQueue, QueueFull } from './fairQueue.ts';
import { knownGroups } from './knownGroups.ts';
import { loginRules } from './loginRules.ts';
import { loginTries } from './loginTries.ts';

/** What became of a try. */
export type TryAnswer =
  | { readonly outcome: 'right'; readonly level: Level }
  /** `waitS`: how long the address has to wait now, 0 for not at all. */
  | { readonly outcome: 'wrong'; readonly waitS: number }
  /** Nothing was checked. */
  | { readonly outcome: 'tooMany'; readonly retryAfterS: number };

/** Lets passwords be tried, slowly where many were wrong; never closed for everyone. */
export interface LoginGate {
  /** `check` gives the level that a password opens. */
  attempt(address: string | undefined, check: () => Promise<Level | undefined>): Promise<TryAnswer>;
}

export interface GateParts {
  /** Never jumps. */
  readonly steady: Clock;
  /** Shared with all other checks of passwords. */
  readonly queue: FairQueue;
  /** Logins of before, newest first. */
  readonly earlier?: readonly { readonly address: string | undefined; readonly level: string | undefined }[];
}

const wholeSeconds = (ms: number) => Math.ceil(ms / msPerSecond);
const tooMany = (waitMs: number): TryAnswer => ({ outcome: 'tooMany', retryAfterS: wholeSeconds(waitMs) });
/** The demo password may be known to many, so it makes an address no better known. */
const makesKnown = (level: string | undefined) => level === 'read' || level === 'write';

/** One gate for all addresses, each of which waits for its own failures only; known ones do not wait for a crowd of others. */
export function loginGate({ steady, queue, earlier = [] }: GateParts): LoginGate {
  const tries = loginTries();
  const known = knownGroups(loginRules.maxKnown);
  for (const { address, level } of earlier.toReversed()) if (makesKnown(level)) known.add(addressGroup(address));
  const waitMs = (group: string) => tries.waitMs(group, steady.nowMs());

  const checkNow = async (group: string, check: () => Promise<Level | undefined>): Promise<TryAnswer> => {
    if (waitMs(group) > 0) return tooMany(waitMs(group));
    const level = await check();
    if (level === undefined) return { outcome: 'wrong', waitS: wholeSeconds(tries.failed(group, steady.nowMs())) };
    tries.succeeded(group, steady.nowMs(), level === 'write');
    if (makesKnown(level)) known.add(group);
    return { outcome: 'right', level };
  };

  return {
    async attempt(address, check) {
      const group = addressGroup(address);
      if (waitMs(group) > 0) return tooMany(waitMs(group));
      try {
        return await queue.run(known.has(group) ? 'known' : 'unknown', group, () => checkNow(group, check));
      } catch (error) {
        if (error instanceof QueueFull) return tooMany(loginRules.queueWaitMs);
        throw error;
      }
    },
  };
}
