import type { Clock } from '../../core/ports/index.ts';

/** Works a result out at most once in so long a time for each key, and once for all who ask meanwhile; one that failed is tried again. */
export function keptFor<Key, Value>(keptMs: number, clock: Clock, make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { readonly madeMs: number; readonly value: Promise<Value> }>();
  return (key) => {
    const nowMs = clock.nowMs();
    const known = kept.get(key);
    if (known !== undefined && Math.abs(nowMs - known.madeMs) < keptMs) return known.value;
    for (const [old, { madeMs }] of kept) if (Math.abs(nowMs - madeMs) >= keptMs) kept.delete(old);
    const value = make(key);
    kept.set(key, { madeMs: nowMs, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}
