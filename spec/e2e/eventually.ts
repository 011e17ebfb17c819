import { expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';

const betweenReadsMs = 50;
const longestMs = 60_000;

type Promised<Matchers> = {
  [Name in keyof Matchers]: Matchers[Name] extends (...args: infer Args) => unknown ? (...args: Args) => Promise<void> : Matchers[Name];
};
type Matchers = ReturnType<typeof expect>;
type Eventually = Promised<Omit<Matchers, 'not' | 'resolves' | 'rejects'>> & { not: Promised<Matchers['not']> };

async function holds(check: () => Promise<void>): Promise<void> {
  const endMs = performance.now() + longestMs;
  for (;;) {
    try {
      await check();
      return;
    } catch (problem) {
      if (performance.now() > endMs) throw problem;
    }
    await sleep(betweenReadsMs);
  }
}

const matchers = (read: () => unknown, choose: (value: unknown) => object): object =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'not'
          ? matchers(read, (value) => expect(value).not)
          : (...args: unknown[]) =>
              holds(async () => {
                const chosen = choose(await read()) as Record<PropertyKey, (...args: unknown[]) => void>;
                chosen[name]!(...args);
              }),
    },
  );

/** Expects of what a page shows: it is read again until the matcher holds, and after a minute the last reading is what failed. */
export const eventually = (read: () => unknown): Eventually => matchers(read, expect) as Eventually;
