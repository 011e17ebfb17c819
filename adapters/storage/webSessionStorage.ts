import type { SessionStorage } from '../../core/ports/index.ts';
import { recordOr, textOr } from '../contract/index.ts';

const key = 'pressluft.session';

/** Keeps the session in a tab's storage. */
export function webSessionStorage(storage: Storage): SessionStorage {
  return {
    load() {
      try {
        const kept = recordOr(JSON.parse(storage.getItem(key) ?? 'null'));
        const token = textOr(kept['token']);
        if (token === undefined) return undefined;
        return { token, session: { isAuthorized: true, canWrite: kept['canWrite'] === true, demoOnly: kept['demoOnly'] === true } };
      } catch {
        return undefined;
      }
    },
    save({ token, session: { canWrite, demoOnly } }) {
      storage.setItem(key, JSON.stringify({ token, canWrite, demoOnly }));
    },
    clear() {
      storage.removeItem(key);
    },
  };
}
