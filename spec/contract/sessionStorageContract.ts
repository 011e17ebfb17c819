import { describe, expect, it } from '@jest/globals';
import { sessionOf } from '../../core/access/index.ts';
import type { OpenSession, SessionStorage } from '../../core/ports/index.ts';

const open: OpenSession = { token: 'a-token', session: sessionOf('read') };

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

    it('holds nothing after it was cleared', () => {
      const storage = make();
      storage.save(open);
      storage.clear();
      expect(storage.load()).toBeUndefined();
    });
  });
}
