import { type Level, levels, sessionOf } from '../../core/access/index.ts';
import type { SessionApi } from '../../core/ports/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySessions } from './memorySessions.ts';
import type { MemorySettings } from './memorySettings.ts';

export interface MemorySessionApiParts {
  readonly gate: MemoryGate;
  readonly sessions: MemorySessions;
  readonly settings: MemorySettings;
  /** As they are now. */
  readonly passwords: Readonly<Record<Level, string>>;
  /** It says which level a password opens. */
  readonly reportsLevel: boolean;
}

export function memorySessionApi({ gate, sessions, settings, passwords, reportsLevel }: MemorySessionApiParts): SessionApi {
  return {
    async login(password) {
      if ((await gate.pass({ call: 'login', sent: undefined })) !== undefined) return { outcome: 'failed' };
      const level = levels.find((candidate) => passwords[candidate] === password);
      if (level === undefined) return { outcome: 'wrongPassword' };
      return {
        outcome: 'opened',
        open: { token: sessions.open(level), session: reportsLevel ? sessionOf(level) : sessionOf('read'), isLevelReported: reportsLevel },
        settings: openSettings(settings.all()),
      };
    },
    async logout(token) {
      if ((await gate.pass({ call: 'logout', sent: undefined })) === undefined) sessions.end((other) => other === token);
    },
  };
}
