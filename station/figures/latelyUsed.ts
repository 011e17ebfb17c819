/** What was used lately, by name; what was not used for longest makes room. */
export interface LatelyUsed<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
  clear(): void;
}

/** Keeps at most `capacity` values. */
export function latelyUsed<T>(capacity: number): LatelyUsed<T> {
  const values = new Map<string, T>();
  return {
    get(name) {
      const value = values.get(name);
      if (value === undefined) return undefined;
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set(name, value) {
      values.delete(name);
      values.set(name, value);
      if (values.size > capacity) values.delete(values.keys().next().value!);
    },
    clear() {
      values.clear();
    },
  };
}
