import { createHash, randomBytes } from 'node:crypto';
import { maxWallLinks, sessionOf } from '../../core/access/index.ts';
import type { Clock, WallLink, WallLinkRepository } from '../../core/ports/index.ts';
import { msPerHour } from '../../core/time/index.ts';
import type { KnownSession, Sessions } from '../../server/access/sessions.ts';

/** The links that open the wall panel. */
export interface WallLinks {
  /** Oldest first. */
  list(): readonly WallLink[];
  /** Returns its token, which is kept nowhere; undefined where there are as many as there may be. */
  make(name: string): string | undefined;
  /** Cuts off the panels that it opened; false when there is no such link. */
  revoke(id: string): boolean;
}

const tokenBytes = 32;
/** What is saved may be so much older than what is known, to spare the disk. */
const saveEveryMs = msPerHour;
const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const knownAs = (id: string): KnownSession => ({ id, level: 'read', session: sessionOf('read') });

/** The links, and sessions that take their tokens as those of read sessions that end only when they are revoked. */
export function openWallLinks(
  repository: WallLinkRepository,
  sessions: Sessions,
  clock: Clock,
): { readonly links: WallLinks; readonly sessions: Sessions } {
  const listeners: ((id: string) => void)[] = [];
  const links = new Map(repository.all().map((link) => [link.id, link]));

  const noteUse = (id: string) => {
    const link = links.get(id);
    if (link === undefined) return;
    const used = { ...link, usedMs: clock.nowMs() };
    const isDue = link.usedMs === undefined || Math.floor(used.usedMs / saveEveryMs) !== Math.floor(link.usedMs / saveEveryMs);
    links.set(id, used);
    if (!isDue) return;
    try {
      repository.save(used);
    } catch {
      // A full disk locks no panel out.
    }
  };
  return {
    links: {
      list: () => [...links.values()],
      make(name) {
        if (links.size >= maxWallLinks) return undefined;
        const token = randomBytes(tokenBytes).toString('base64url');
        const link = { id: idOf(token), name, madeMs: clock.nowMs(), usedMs: undefined };
        repository.save(link);
        links.set(link.id, link);
        return token;
      },
      revoke(id) {
        if (!links.has(id)) return false;
        repository.remove(id);
        links.delete(id);
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
        if (!links.has(id)) return undefined;
        noteUse(id);
        return knownAs(id);
      },
      isOpen: (id) => links.has(id) || sessions.isOpen(id),
      noteUse(id) {
        if (links.has(id)) noteUse(id);
        else sessions.noteUse(id);
      },
      onEnd(listener) {
        listeners.push(listener);
        sessions.onEnd(listener);
      },
    },
  };
}
