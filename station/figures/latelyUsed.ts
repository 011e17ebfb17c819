/** What was used lately, by name; what was not used for longest makes room. */
export interface LatelyUsed<T> {
  get(name: string): T | undefined;
  set(name: string, value: T): void;
  clear(): void;
}

/** Keeps values of at most `capacity` together; each counts 1 unless `sizeOf` says otherwise. */
export function latelyUsed<T>(capacity: number, sizeOf: (value: T) => number = () => 1): LatelyUsed<T> {
  const values = new Map<string, T>();
  let size = 0;
  const remove = (name: string) => {
    const value = values.get(name);
    if (value === undefined) return;
    values.delete(name);
    size -= sizeOf(value);
  };
  return {
    get(name) {
      const value = values.get(name);
      if (value === undefined) return undefined;
      values.delete(name);
      values.set(name, value);
      return value;
    },
    set(name, value) {
      remove(name);
      values.set(name, value);
      size += sizeOf(value);
      while (size > capacity) remove(values.keys().next().value!);
    },
    clear() {
      values.clear();
      size = 0;
    },
  };
}
