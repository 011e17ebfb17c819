import { describe, expect, it } from '@jest/globals';
import { sessionOf } from '../../core/access/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import type { KeptSession, SessionStorage } from '../../core/ports/index.ts';

const { rights, units } = defaultSettings;
const open: KeptSession = {
  token: 'a-token',
  session: sessionOf('read'),
  isLevelReported: true,
  settings: { rights: { ...rights, demo: undefined }, units: { ...units, pressure: 'psi', electricityRatePerKWh: 0.31 } },
};

/** What every session storage does. */
export function sessionStorageContract(name: string, make: () => SessionStorage): void {
  describe(`${name} as session storage`, () => {
    it('holds nothing at first', () => {
      expect(make().load()).toBeUndefined();
    });

    it.each(['demo', 'read', 'write'] as const)('gives a %s session back as it was saved', (level) => {
      const storage = make();
      storage.save({ ...open, session: sessionOf(level) });
      expect(storage.load()).toEqual({ ...open, session: sessionOf(level) });
    });

    it('gives a session back whose level is not reported', () => {
      const storage = make();
      storage.save({ ...open, isLevelReported: false });
      expect(storage.load()).toEqual({ ...open, isLevelReported: false });
    });

    it('gives the settings back that were saved with it, and no others', () => {
      const storage = make();
      storage.save({ ...open, settings: {} });
      expect(storage.load()?.settings).toEqual({});
    });

    it('holds nothing after it was cleared', () => {
      const storage = make();
      storage.save(open);
      storage.clear();
      expect(storage.load()).toBeUndefined();
    });
  });
}
