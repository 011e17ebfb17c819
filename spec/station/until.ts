import { afterEach } from '@jest/globals';

const waits = new Set<{ readonly what: string }>();

/** Resolves once a condition holds, however long that takes; one that is asked for is not asked for again before the answer. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const wait = { what };
  waits.add(wait);
  try {
    while (!(await condition())) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (!waits.has(wait)) throw new Error(`no longer waited for: ${what}`);
    }
  } finally {
    waits.delete(wait);
  }
}

/** A test that ran out of time says what it waited for. */
afterEach(() => {
  const vain = [...waits].map(({ what }) => `waited in vain: ${what}`);
  waits.clear();
  if (vain.length > 0) throw new Error(vain.join('\n'));
});
