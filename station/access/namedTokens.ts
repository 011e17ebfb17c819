import { createHash, randomBytes } from 'node:crypto';
import { maxNamedTokens, sessionOf } from '../../core/access/index.ts';
import type { Clock, NamedToken, NamedTokenRepository } from '../../core/ports/index.ts';
import { msPerHour } from '../../core/time/index.ts';
import type { KnownSession, Sessions } from '../../server/access/sessions.ts';

/** The tokens of wall panels, or those of programs. */
export interface NamedTokens {
  /** Oldest first. */
  list(): readonly NamedToken[];
  /** Returns the token, which is kept nowhere; undefined where there are as many as there may be. */
  make(name: string): string | undefined;
  /** Cuts off who uses it; false when there is no such token. */
  revoke(id: string): boolean;
}

const tokenBytes = 32;
/** What is saved may be so much older than what is known, to spare the disk. */
const saveEveryMs = msPerHour;
const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const knownAs = (id: string): KnownSession => ({ id, level: 'read', session: sessionOf('read') });

/** The tokens of one kind, and sessions that take them as those of read sessions that end only when they are revoked. */
export function openNamedTokens(
  repository: NamedTokenRepository,
  sessions: Sessions,
  clock: Clock,
): { readonly tokens: NamedTokens; readonly sessions: Sessions } {
  const listeners: ((id: string) => void)[] = [];
  const tokens = new Map(repository.all().map((token) => [token.id, token]));

  const noteUse = (id: string) => {
    const token = tokens.get(id);
    if (token === undefined) return;
    const used = { ...token, usedMs: clock.nowMs() };
    const isDue = token.usedMs === undefined || Math.floor(used.usedMs / saveEveryMs) !== Math.floor(token.usedMs / saveEveryMs);
    tokens.set(id, used);
    if (!isDue) return;
    try {
      repository.save(used);
    } catch {
      // A full disk locks nobody out.
    }
  };
  return {
    tokens: {
      list: () => [...tokens.values()],
      make(name) {
        if (tokens.size >= maxNamedTokens) return undefined;
        const token = randomBytes(tokenBytes).toString('base64url');
        const made = { id: idOf(token), name, madeMs: clock.nowMs(), usedMs: undefined };
        repository.save(made);
        tokens.set(made.id, made);
        return token;
      },
      revoke(id) {
        if (!tokens.has(id)) return false;
        repository.remove(id);
        tokens.delete(id);
        for (const listener of listeners) listener(id);
        return true;
      },
    },
    sessions: {
      ...sessions,
      find(token) {
        const known = sessions.find(token);
        if (known !== undefined) return known;
        const id = idOf(token);
        if (!tokens.has(id)) return undefined;
        noteUse(id);
        return knownAs(id);
      },
      isOpen: (id) => tokens.has(id) || sessions.isOpen(id),
      noteUse(id) {
        if (tokens.has(id)) noteUse(id);
        else sessions.noteUse(id);
      },
      onEnd(listener) {
        listeners.push(listener);
        sessions.onEnd(listener);
      },
    },
  };
}
