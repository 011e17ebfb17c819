import type { KeptSession, SessionStorage } from '../../core/ports/index.ts';

export function memorySessionStorage(): SessionStorage {
  let kept: KeptSession | undefined;
  return {
    load: () => kept,
    save(session) {
      kept = session;
    },
    clear() {
      kept = undefined;
    },
  };
}
