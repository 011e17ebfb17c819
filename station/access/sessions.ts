import { createHash, randomBytes } from 'node:crypto';
import { type Level, type Session, sessionOf } from '../../core/access/index.ts';
import type { Clock } from '../../core/ports/index.ts';
import { msPerDay, msPerHour } from '../../core/time/index.ts';
import type { SessionRepository } from '../store/sessionRepository.ts';

/** A session that a token opened. */
export interface KnownSession {
  /** Names the session without giving away its token. */
  readonly id: string;
  readonly session: Session;
}

export interface Sessions {
  /** Returns the token, which is kept nowhere else. */
  open(level: Level): string;
  /** Undefined when the station does not accept the token. */
  find(token: string): KnownSession | undefined;
  end(id: string): void;
  /** Calls back with the id of each session that is ended. */
  onEnd(listener: (id: string) => void): void;
}

const tokenBytes = 32;
const lifetimeMs = 30 * msPerDay;
/** Use is noted this often, to write little. */
const noteEveryMs = msPerHour;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export function stationSessions(repository: SessionRepository, clock: Clock): Sessions {
  const listeners: ((id: string) => void)[] = [];
  repository.removeUnusedSince(clock.nowMs() - lifetimeMs);
  const noteUse = (id: string, level: Level) => {
    try {
      repository.save(id, { level, usedMs: clock.nowMs() });
    } catch {
      // A full disk locks nobody out; the next call notes it again.
    }
  };
  return {
    open(level) {
      const token = randomBytes(tokenBytes).toString('base64url');
      repository.removeUnusedSince(clock.nowMs() - lifetimeMs);
      repository.save(idOf(token), { level, usedMs: clock.nowMs() });
      return token;
    },
    find(token) {
      const id = idOf(token);
      const stored = repository.find(id);
      const unusedMs = stored === undefined ? Infinity : clock.nowMs() - stored.usedMs;
      if (stored === undefined || unusedMs > lifetimeMs) return undefined;
      if (unusedMs > noteEveryMs) noteUse(id, stored.level);
      return { id, session: sessionOf(stored.level) };
    },
    end(id) {
      repository.remove(id);
      for (const listener of listeners) listener(id);
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
