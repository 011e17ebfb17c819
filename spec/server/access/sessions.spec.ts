import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { type Level, levels, sessionEndMs } from '../../../core/access/index.ts';
import { type Sessions, stationSessions } from '../../../server/access/sessions.ts';
import type { SessionRepository, StoredSession } from '../../../core/ports/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { type AccessStore, accessStore } from '../../station/access/accessStore.ts';
import { type ManualClocks, manualClocks } from './manualClocks.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** A repository in memory that counts its writes, and fails when reported. */
function memoryRepository() {
  const stored = new Map<string, StoredSession>();
  const state = { writes: 0, isFull: false };
  const write = (change: () => void) => {
    if (state.isFull) throw Object.assign(new Error('full'), { errcode: 13 });
    state.writes++;
    change();
  };
  const repository: SessionRepository = {
    all: () => [...stored.values()],
    save: (sessions) => write(() => sessions.forEach((session) => stored.set(session.id, session))),
    remove: (ids) => write(() => ids.forEach((id) => stored.delete(id))),
  };
  return { repository, state, stored };
}

interface Running {
  readonly clocks: ManualClocks;
  readonly memory: ReturnType<typeof memoryRepository>;
  readonly sessions: Sessions;
  /** The same sessions in the next process; what was not written is lost. */
  afterCrash(): Sessions;
}

function running(): Running {
  const clocks = manualClocks();
  const memory = memoryRepository();
  const begin = () => stationSessions(memory.repository, clocks.clock, clocks.steady);
  return {
    clocks,
    memory,
    sessions: begin(),
    afterCrash() {
      clocks.restart();
      return begin();
    },
  };
}

/** Lets time pass with a sweep every five seconds, as the station has it. */
function live({ clocks }: Running, sessions: Sessions, ms: number, each: () => void = () => undefined): void {
  for (let passed = 0; passed < ms; passed += 5 * second) {
    clocks.pass(5 * second);
    each();
    sessions.sweep();
  }
}

describe('a token', () => {
  it('has 256 random bits and opens the level it was made for, and only while its session is open', () => {
    const { sessions } = running();
    const tokens = levels.map((level) => sessions.open(level));
    expect(new Set(tokens).size).toBe(levels.length);
    for (const [i, level] of levels.entries()) {
      expect(tokens[i]).toMatch(/^[\w-]{43}$/);
      expect(sessions.find(tokens[i]!)).toMatchObject({
        level,
        session: { isAuthorized: true, canWrite: level === 'write', demoOnly: level === 'demo' },
      });
    }
    const { id } = sessions.find(tokens[0]!)!;
    sessions.end(id);
    expect(tokens.map((token) => sessions.find(token) !== undefined)).toEqual([false, true, true]);
    expect([sessions.find(id), sessions.find('')]).toEqual([undefined, undefined]);
  });

  it('is kept nowhere, not even with its session', () => {
    const { sessions, memory } = running();
    const token = sessions.open('write');
    expect(JSON.stringify([...memory.stored, sessions.find(token)])).not.toContain(token);
  });
});

describe('a write session', () => {
  it("ends 30 min after a person's last input, for which polling and an open page do not count", () => {
    const run = running();
    const { sessions } = run;
    const token = sessions.open('write');
    const { id } = sessions.find(token)!;
    const poll = () => {
      sessions.find(token);
      sessions.noteUse(id);
    };
    live(run, sessions, 29 * minute, poll);
    sessions.noteInput(id);
    live(run, sessions, 29 * minute + 55 * second, poll);
    expect(sessions.isOpen(id)).toBe(true);
    live(run, sessions, 5 * second, poll);
    expect([sessions.isOpen(id), sessions.find(token)]).toEqual([false, undefined]);
  });

  it('ends 12 h after its opening at the latest', () => {
    const run = running();
    const { sessions } = run;
    const token = sessions.open('write');
    const { id } = sessions.find(token)!;
    live(run, sessions, 12 * hour - 5 * second, () => sessions.noteInput(id));
    expect(sessions.isOpen(id)).toBe(true);
    live(run, sessions, 5 * second, () => sessions.noteInput(id));
    expect(sessions.isOpen(id)).toBe(false);
  });
});

describe.each<Level>(['demo', 'read'])('a %s session', (level) => {
  it('lasts while a page is open, and 24 h beyond', () => {
    const run = running();
    const { sessions } = run;
    const token = sessions.open(level);
    const { id } = sessions.find(token)!;
    for (let day = 0; day < 60; day++) {
      run.clocks.pass(23 * hour);
      sessions.noteUse(id);
      sessions.sweep();
    }
    run.clocks.pass(24 * hour - 1);
    sessions.sweep();
    expect(sessions.isOpen(id)).toBe(true);
    run.clocks.pass(1);
    expect(sessions.find(token)).toBeUndefined();
  });

  it('is kept by calls too', () => {
    const { sessions, clocks } = running();
    const token = sessions.open(level);
    for (let day = 0; day < 3; day++) {
      clocks.pass(23 * hour);
      expect(sessions.find(token)).toBeDefined();
    }
  });
});

describe('the end of a session', () => {
  it('is reported once to who listens, whatever ended it', () => {
    const { sessions, clocks } = running();
    const ended: string[] = [];
    sessions.onEnd((id) => ended.push(id));
    const idOf = (level: Level) => sessions.find(sessions.open(level))!.id;
    const [loggedOut, idle, changed, kept] = [idOf('read'), idOf('write'), idOf('demo'), idOf('demo')];
    sessions.end(loggedOut);
    sessions.endLevel('demo', kept);
    clocks.pass(30 * minute);
    sessions.sweep();
    sessions.end(loggedOut);
    sessions.sweep();
    expect(ended).toEqual([loggedOut, changed, idle]);
    expect(sessions.counts()).toEqual({ demo: 1, read: 0, write: 0 });
  });

  it('of a level takes all its sessions but the named one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...levels), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.constantFrom(...levels),
        (opened, pick, level) => {
          const { sessions } = running();
          const ids = opened.map((each) => sessions.find(sessions.open(each))!.id);
          const kept = ids[pick % ids.length]!;
          sessions.endLevel(level, kept);
          expect(ids.map((id) => sessions.isOpen(id))).toEqual(opened.map((each, i) => each !== level || ids[i] === kept));
        },
      ),
    );
  });
});

describe('so many logins that there is no more room', () => {
  test.each<[Level, number]>([
    ['demo', 1000],
    ['read', 1000],
    ['write', 200],
  ])('end of level %s the one of %i that was not used for longest, and of no other level', (level, most) => {
    const { sessions, clocks, memory } = running();
    const others = levels.filter((other) => other !== level).map((other) => sessions.find(sessions.open(other))!.id);
    const [panel, unused] = [sessions.open(level), sessions.open(level)];
    for (let i = 2; i < most; i++) sessions.open(level);
    for (let i = 0; i < 50; i++) {
      clocks.pass(10);
      expect(sessions.find(panel)).toBeDefined();
      sessions.open(level);
    }
    expect(sessions.find(unused)).toBeUndefined();
    expect(sessions.counts()[level]).toBe(most);
    expect(memory.stored.size).toBe(most + others.length);
    expect(others.every((id) => sessions.isOpen(id))).toBe(true);
  });
});

describe('a restart of the station', () => {
  it('[ACC-13] keeps its sessions, with their levels, and what had ended stays ended', () => {
    const folder = temporaryFolder();
    const clocks = manualClocks();
    const open = (store: AccessStore) => stationSessions(store.sessions, clocks.clock, clocks.steady);
    const first = accessStore(folder);
    const before = open(first);
    const tokens = levels.map((level) => before.open(level));
    const loggedOut = before.open('read');
    before.end(before.find(loggedOut)!.id);
    clocks.pass(29 * minute);
    before.noteInput(before.find(tokens[2]!)!.id);
    before.close();
    first.close();

    clocks.pass(29 * minute);
    clocks.restart();
    const second = accessStore(folder);
    const after = open(second);
    expect(tokens.map((token) => after.find(token)?.level)).toEqual(levels);
    expect(after.find(loggedOut)).toBeUndefined();
    clocks.pass(minute);
    expect(tokens.map((token) => after.find(token)?.level)).toEqual(['demo', 'read', undefined]);
    second.close();
  });

  it('[ACC-13] by a crash never makes a session longer, and a wall panel stays on', () => {
    const step = fc.record({
      passMs: fc.integer({ min: 1, max: 20 * minute }),
      does: fc.constantFrom('input', 'use', 'nothing'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 0, max: 13 * hour }),
        (level, steps, downMs) => {
          const run = running();
          const { sessions, clocks } = run;
          const token = sessions.open(level);
          const { id } = sessions.find(token)!;
          const times = { openedMs: clocks.clock.nowMs(), usedMs: clocks.clock.nowMs(), inputMs: clocks.clock.nowMs() };
          for (const { passMs, does } of steps) {
            clocks.pass(passMs);
            sessions.sweep();
            if (!sessions.isOpen(id)) return;
            if (does === 'input') sessions.noteInput(id);
            if (does === 'use') sessions.noteUse(id);
            if (does === 'input') times.inputMs = clocks.clock.nowMs();
            if (does !== 'nothing') times.usedMs = clocks.clock.nowMs();
            sessions.sweep();
          }
          clocks.pass(downMs);
          const isOpen = run.afterCrash().isOpen(id);
          const trulyEndsMs = sessionEndMs(level, times);
          if (clocks.clock.nowMs() >= trulyEndsMs) expect(isOpen).toBe(false);
          if (level !== 'write' && clocks.clock.nowMs() < trulyEndsMs - hour) expect(isOpen).toBe(true);
          if (level === 'write' && clocks.clock.nowMs() < trulyEndsMs - 5 * minute) expect(isOpen).toBe(true);
        },
      ),
    );
  });
});

describe("a jump of the station's clock", () => {
  it.each([hour, 24 * hour, 50 * 365 * 24 * hour, -hour, -24 * hour, -50 * 365 * 24 * hour])('of %i ms ends no session', (jumpMs) => {
    const run = running();
    const { sessions } = run;
    const tokens = levels.map((level) => sessions.open(level));
    live(run, sessions, 10 * minute);
    run.clocks.jump(jumpMs);
    live(run, sessions, 10 * minute);
    expect(tokens.map((token) => sessions.find(token)?.level)).toEqual(levels);
    live(run, sessions, 10 * minute);
    expect(tokens.map((token) => sessions.find(token)?.level)).toEqual(['demo', 'read', undefined]);
  });

  it('between a sweep and a crash never makes a write session longer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 29 * minute }),
        fc.integer({ min: -2 * hour, max: 2 * hour }),
        fc.integer({ min: 0, max: 29 * minute }),
        fc.integer({ min: 0, max: 2 * hour }),
        (beforeMs, jumpMs, afterMs, downMs) => {
          const run = running();
          const { sessions, clocks } = run;
          const token = sessions.open('write');
          clocks.pass(beforeMs);
          sessions.sweep();
          clocks.jump(jumpMs);
          clocks.pass(5 * second);
          sessions.sweep();
          clocks.pass(afterMs);
          clocks.pass(downMs);
          const truly = beforeMs + 5 * second + afterMs + downMs;
          if (truly >= 30 * minute) expect(run.afterCrash().find(token)).toBeUndefined();
        },
      ),
    );
  });

  it('while the station is off ends a write session that is saved later than now, and lets a wall panel begin again', () => {
    const run = running();
    const tokens = levels.map((level) => run.sessions.open(level));
    run.sessions.close();
    run.clocks.jump(-10 * second);
    const after = run.afterCrash();
    expect(tokens.map((token) => after.find(token)?.level)).toEqual(['demo', 'read', undefined]);
    run.clocks.pass(24 * hour);
    expect(after.find(tokens[1]!)).toBeUndefined();
    expect(run.memory.stored.has(after.find(tokens[0]!)?.id ?? '')).toBe(false);
  });
});

describe('what is written to the disk', () => {
  it('of a thousand open pages is one write an hour', () => {
    const run = running();
    const { sessions, memory } = run;
    const ids = Array.from({ length: 1000 }, () => sessions.find(sessions.open('read'))!.id);
    memory.state.writes = 0;
    for (let minutes = 0; minutes < 6 * 60; minutes++) {
      run.clocks.pass(minute);
      ids.forEach((id) => sessions.noteUse(id));
      sessions.sweep();
    }
    expect(memory.state.writes).toBe(6);
  });

  it('of people who work is one write in five minutes', () => {
    const run = running();
    const { sessions, memory } = run;
    const ids = Array.from({ length: 20 }, () => sessions.find(sessions.open('write'))!.id);
    memory.state.writes = 0;
    live(run, sessions, hour, () => ids.forEach((id) => sessions.noteInput(id)));
    expect(memory.state.writes).toBe(12);
  });

  it('of a jump of the clock is one write', () => {
    const run = running();
    const { sessions, memory } = run;
    sessions.open('read');
    sessions.sweep();
    memory.state.writes = 0;
    run.clocks.jump(hour);
    sessions.sweep();
    expect(memory.state.writes).toBe(1);
    sessions.sweep();
    expect(memory.state.writes).toBe(1);
  });
});

describe('a disk that takes nothing', () => {
  it('locks nobody out, keeps nobody in, and is caught up with', () => {
    const run = running();
    const { sessions, memory } = run;
    const early = sessions.open('write');
    memory.state.isFull = true;
    const late = sessions.open('write');
    sessions.end(sessions.find(early)!.id);
    expect([sessions.find(early), sessions.find(late)?.level]).toEqual([undefined, 'write']);
    sessions.sweep();
    sessions.close();
    memory.state.isFull = false;
    sessions.sweep();
    const after = run.afterCrash();
    expect([after.find(early), after.find(late)?.level]).toEqual([undefined, 'write']);
  });
});
