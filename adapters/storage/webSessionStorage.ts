import type { SessionStorage } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { decodeSettings, encodeSettings, recordOr, textOr } from '../contract/index.ts';

const key = 'pressluft.session';

/** Keeps the session in a tab's storage, with the wire's names. */
export function webSessionStorage(storage: Storage): SessionStorage {
  return {
    load() {
      try {
        const kept = recordOr(JSON.parse(storage.getItem(key) ?? 'null'));
        const token = textOr(kept['token']);
        if (token === undefined) return undefined;
        return {
          token,
          session: { isAuthorized: true, canWrite: kept['canWrite'] === true, demoOnly: kept['demoOnly'] === true },
          isLevelReported: kept['isLevelReported'] !== false,
          settings: decodeSettings(kept['settings'], defaultSettings),
        };
      } catch {
        return undefined;
      }
    },
    save({ token, session: { canWrite, demoOnly }, isLevelReported, settings }) {
      storage.setItem(key, JSON.stringify({ token, canWrite, demoOnly, isLevelReported, settings: encodeSettings(settings) }));
    },
    clear() {
      storage.removeItem(key);
    },
  };
}
