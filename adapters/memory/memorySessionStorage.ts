import type { OpenSession, SessionStorage } from '../../core/ports/index.ts';

export function memorySessionStorage(): SessionStorage {
  let kept: OpenSession | undefined;
  return {
    load: () => kept,
    save(open) {
      kept = open;
    },
    clear() {
      kept = undefined;
    },
  };
}
