import type { Level } from '../../core/access/index.ts';
import type { SessionToken } from '../../core/ports/index.ts';

/** The sessions of a fake. */
export interface MemorySessions {
  /** Gives the token of a new session. */
  open(level: Level): string;
  /** Undefined when no session has the token. */
  levelOf(token: SessionToken): Level | undefined;
  /** Ends the sessions that are meant. */
  end(isMeant: (token: string, level: Level) => boolean): void;
  /** Calls back with the token of each session that ends. */
  onEnd(listener: (token: string) => void): void;
}

export function memorySessions(): MemorySessions {
  const levels = new Map<string, Level>();
  const listeners: ((token: string) => void)[] = [];
  let openedCount = 0;
  return {
    open(level) {
      const token = `${level}-${openedCount++}`;
      levels.set(token, level);
      return token;
    },
    levelOf: (token) => (token === undefined ? undefined : levels.get(token)),
    end(isMeant) {
      for (const [token, level] of levels) {
        if (!isMeant(token, level)) continue;
        levels.delete(token);
        for (const listener of listeners) listener(token);
      }
    },
    onEnd(listener) {
      listeners.push(listener);
    },
  };
}
