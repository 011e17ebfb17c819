import { createHash, randomBytes } from 'node:crypto';
import {
  type Level,
  type Session,
  sessionEndMs,
  sessionOf,
  sessionRules,
  sessionsToEnd,
  type SessionTimes,
} from '../../core/access/index.ts';
import type { Clock, SessionRepository } from '../../core/ports/index.ts';
import { msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { restoredTimes } from './restoredTimes.ts';

/** A session that a token opened. */
export interface KnownSession {
  /** Names the session without giving away its token. */
  readonly id: string;
  readonly level: Level;
  readonly session: Session;
}

/** Who is logged in. */
export interface Sessions {
  /** Returns the token, which is kept nowhere else. */
  open(level: Level): string;
  /** Undefined when the station does not accept the token; else the session counts as used. */
  find(token: string): KnownSession | undefined;
  isOpen(id: string): boolean;
  /** A page of the session is open; keeps read and demo sessions. */
  noteUse(id: string): void;
  /** A person did something; keeps write sessions. */
  noteInput(id: string): void;
  end(id: string): void;
  /** Ends all sessions of a level but one. */
  endLevel(level: Level, exceptId?: string): void;
  /** Ends what has lasted its time, and writes what is due. To be called every few seconds. */
  sweep(): void;
  /** Writes everything. */
  close(): void;
  /** Calls back with the id of each session that ends, for whatever reason. */
  onEnd(listener: (id: string) => void): void;
  /** Open sessions of each level. */
  counts(): Readonly<Record<Level, number>>;
}

interface OpenSession extends SessionTimes {
  readonly id: string;
  readonly level: Level;
  usedMs: number;
  inputMs: number;
  /** When it was last kept, as far as it is saved. */
  savedMs: number;
}

const tokenBytes = 32;
/** A further one ends the session of its level that was not used for longest. */
const maxOfLevel: Readonly<Record<Level, number>> = { demo: 1000, read: 1000, write: 200 };
/** What is saved may be so much older than what is known, to write little. */
const saveEveryMs: Readonly<Record<Level, number>> = { demo: msPerHour, read: msPerHour, write: 5 * msPerMinute };
/** By more than this the station's clock does not drift between two sweeps. */
const minJumpMs = msPerSecond;

const idOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const lastOf = (level: Level, times: SessionTimes) => times[sessionRules[level].keptBy];
const lastMs = (session: OpenSession) => lastOf(session.level, session);

/**
 * The sessions, in memory; the repository has them for the next start. Their ages are taken from `steady`, so that a jump of the
 * station's clock ends none. What is saved is never newer than what is known: after a crash a session may be shorter, not longer.
 */
export function stationSessions(repository: SessionRepository, clock: Clock, steady: Clock = { nowMs: () => performance.now() }): Sessions {
  const listeners: ((id: string) => void)[] = [];
  const open = new Map<string, OpenSession>();
  /** Ended, but still in the database, which took no change. */
  const unremoved = new Set<string>();
  let aheadMs = clock.nowMs() - steady.nowMs();

  /** A full disk locks nobody out and keeps nobody in; the next sweep tries again. */
  const tried = (change: () => void) => {
    try {
      change();
      return true;
    } catch {
      return false;
    }
  };
  const remove = (ids: readonly string[]) => {
    for (const id of ids) unremoved.add(id);
    if (unremoved.size > 0 && tried(() => repository.remove([...unremoved]))) unremoved.clear();
  };
  const save = (sessions: readonly OpenSession[]) => {
    const offsetMs = clock.nowMs() - steady.nowMs();
    const wall = (atMs: number) => Math.floor(atMs + offsetMs);
    const stored = sessions.map(({ id, level, openedMs, usedMs, inputMs }) => ({
      id,
      level,
      openedMs: wall(openedMs),
      usedMs: wall(usedMs),
      inputMs: wall(inputMs),
    }));
    if (sessions.length > 0 && tried(() => repository.save(stored))) for (const session of sessions) session.savedMs = lastMs(session);
  };
  const unsaved = () => [...open.values()].filter((session) => lastMs(session) > session.savedMs);

  const forget = (sessions: readonly OpenSession[]) => {
    for (const { id } of sessions) open.delete(id);
    remove(sessions.map(({ id }) => id));
    for (const { id } of sessions) for (const listener of listeners) listener(id);
  };
  const hasEnded = (session: OpenSession) => steady.nowMs() >= sessionEndMs(session.level, session);
  const ofLevel = (level: Level) => [...open.values()].filter((session) => session.level === level);

  /** The present session of an id; one that has lasted its time is ended. */
  const present = (id: string) => {
    const session = open.get(id);
    if (session === undefined || !hasEnded(session)) return session;
    forget([session]);
    return undefined;
  };
  const makeRoom = (level: Level) => {
    const others = ofLevel(level);
    if (others.length < maxOfLevel[level]) return;
    forget([others.reduce((oldest, session) => (session.usedMs < oldest.usedMs ? session : oldest))]);
  };

  for (const { id, level, ...stored } of repository.all()) {
    const times = restoredTimes({ id, level, ...stored }, clock.nowMs(), steady.nowMs());
    if (times === undefined) unremoved.add(id);
    else open.set(id, { id, level, ...times, savedMs: lastOf(level, times) });
  }
  remove([]);

  return {
    open(level) {
      makeRoom(level);
      const token = randomBytes(tokenBytes).toString('base64url');
      const nowMs = steady.nowMs();
      const session = { id: idOf(token), level, openedMs: nowMs, usedMs: nowMs, inputMs: nowMs, savedMs: -Infinity };
      open.set(session.id, session);
      save([session]);
      return token;
    },
    find(token) {
      const session = present(idOf(token));
      if (session === undefined) return undefined;
      session.usedMs = steady.nowMs();
      return { id: session.id, level: session.level, session: sessionOf(session.level) };
    },
    isOpen: (id) => present(id) !== undefined,
    noteUse(id) {
      const session = present(id);
      if (session !== undefined) session.usedMs = steady.nowMs();
    },
    noteInput(id) {
      const session = present(id);
      if (session !== undefined) session.inputMs = session.usedMs = steady.nowMs();
    },
    end(id) {
      const session = open.get(id);
      if (session !== undefined) forget([session]);
    },
    endLevel(level, exceptId = '') {
      forget(sessionsToEnd([...open.values()], level, exceptId));
    },
    sweep() {
      forget([...open.values()].filter(hasEnded));
      const nowAheadMs = clock.nowMs() - steady.nowMs();
      const hasJumped = Math.abs(nowAheadMs - aheadMs) > minJumpMs;
      aheadMs = nowAheadMs;
      const changed = unsaved();
      if (hasJumped) save([...open.values()]);
      else if (changed.some((session) => lastMs(session) - session.savedMs >= saveEveryMs[session.level])) save(changed);
    },
    close() {
      remove([]);
      save(unsaved());
    },
    onEnd(listener) {
      listeners.push(listener);
    },
    counts: () => ({ demo: ofLevel('demo').length, read: ofLevel('read').length, write: ofLevel('write').length }),
  };
}
