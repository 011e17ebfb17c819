import { describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { auditKinds, type AuditKind } from '../../../station/access/auditKinds.ts';
import { openAccess } from '../../../station/access/openAccess.ts';
import { makeFirstPasswords } from '../../../station/access/firstPasswords.ts';
import { stationAudit } from '../../../station/access/stationAudit.ts';
import { accessStore } from './accessStore.ts';
import { manualClocks } from '../../server/access/manualClocks.ts';

const memoryLog = () => {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) };
};

const open = () => {
  const clocks = manualClocks();
  const store = accessStore();
  const { lines, log } = memoryLog();
  return { clocks, store, lines, log, audit: stationAudit(store.audit, clocks.clock, log) };
};

describe('the audit log', () => {
  it('keeps who did what and when, in the database and as a line of the log', () => {
    const { clocks, store, lines, audit } = open();
    audit.note({ what: 'login', level: 'write', address: '192.0.2.1' });
    clocks.pass(1000);
    audit.note({ what: 'settings', level: 'write', address: '192.0.2.1', details: { group: 'email', fields: ['account', 'enabled'] } });
    const atMs = clocks.clock.nowMs();
    expect(store.audit.newest(10)).toEqual([
      { atMs, what: 'settings', level: 'write', address: '192.0.2.1', details: { group: 'email', fields: ['account', 'enabled'] } },
      { atMs: atMs - 1000, what: 'login', level: 'write', address: '192.0.2.1', details: undefined },
    ]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ audit: 'login', level: 'write', address: '192.0.2.1' }),
      expect.objectContaining({ audit: 'settings', details: { group: 'email', fields: ['account', 'enabled'] } }),
    ]);
  });

  it('has within seconds what is not written at once, while the access to the station is open', async () => {
    jest.useFakeTimers();
    try {
      const { clocks, store, log } = open();
      const access = openAccess({ ...store, clock: clocks.clock, log });
      const kept = () => store.audit.newest(10).map(({ what }) => what);
      access.audit.note({ what: 'loginRefused', address: '192.0.2.1' });
      const before = kept();
      await jest.advanceTimersByTimeAsync(5000);
      expect([before, kept()]).toEqual([[], ['loginRefused']]);
      access.close();
      store.close();
    } finally {
      jest.useRealTimers();
    }
  });

  it('of each kind has the newest, so that many of one push out none of another', () => {
    const { store, audit } = open();
    audit.note({ what: 'password', details: { which: 'read' } });
    for (let i = 0; i < auditKinds.loginRefused.max + 200; i++) audit.note({ what: 'loginRefused', address: `a${i}` });
    audit.flush();
    const kept = store.audit.newest(1_000_000);
    expect(kept.filter(({ what }) => what === 'loginRefused')).toHaveLength(auditKinds.loginRefused.max);
    expect([kept[0]?.address, kept.at(-1)?.what]).toEqual([`a${auditKinds.loginRefused.max + 199}`, 'password']);
  });

  it('keeps 5000 of what happens again and again, 2000 addresses that have to wait, and 1000 of what is rare', () => {
    const often = ['login', 'loginRefused', 'logout', 'settings', 'field', 'counter', 'faultSeen', 'service', 'note'];
    const shares = Object.entries(auditKinds).map(([what, { max }]) => [what, max]);
    expect(shares).toEqual(
      Object.keys(auditKinds).map((what) => [what, often.includes(what) ? 5000 : what === 'loginBlocked' ? 2000 : 1000]),
    );
  });

  it('writes at once what changes something, and logins and faults that were seen together', () => {
    const { store, audit } = open();
    const together: readonly AuditKind[] = ['login', 'loginRefused', 'loginBlocked', 'logout', 'faultSeen'];
    for (const what of Object.keys(auditKinds) as AuditKind[]) {
      audit.flush();
      const before = store.audit.newest(100).length;
      audit.note({ what });
      expect([what, store.audit.newest(100).length - before]).toEqual([what, together.includes(what) ? 0 : 1]);
    }
  });

  it('keeps a hostile text as it is, on one line, and of an endless one only its length', () => {
    const { store, lines, audit } = open();
    const hostile = '<script>\r\n{"level":60}\u001b[2J\u202e\u0000=cmd()';
    audit.note({ what: 'settings', address: hostile, details: { [hostile]: hostile } });
    audit.note({ what: 'settings', details: { text: 'x'.repeat(1_000_000) } });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e\u0080-\uffff]+\n$/);
    const [long, short] = store.audit.newest(2);
    expect(short).toMatchObject({ address: hostile, details: { [hostile]: hostile } });
    expect(long?.details).toEqual({ characters: expect.any(Number) });
  });

  it('stands in the way of nothing when the database takes nothing, says so once an outage, and catches up', () => {
    const { store, lines, audit } = open();
    for (const outage of [1, 2]) {
      store.database.exec('PRAGMA query_only = ON');
      for (let i = 0; i < 5; i++) audit.note({ what: 'reset', level: 'write' });
      expect(lines.filter((line) => line.includes('cannot be written'))).toHaveLength(outage);
      store.database.exec('PRAGMA query_only = OFF');
      audit.flush();
      expect(store.audit.newest(100)).toHaveLength(5 * outage);
    }
  });

  it('has details up to 2000 characters of JSON, and of longer ones their number', () => {
    const { store, audit } = open();
    const frame = JSON.stringify({ text: '' }).length;
    for (const count of [2000, 2001]) audit.note({ what: 'settings', details: { text: 'x'.repeat(count - frame) } });
    const [long, whole] = store.audit.newest(2);
    expect([long?.details, whole?.details]).toEqual([{ characters: 2001 }, { text: 'x'.repeat(2000 - frame) }]);
  });

  it('keeps the newest thousand entries while the database takes nothing', () => {
    const { store, audit } = open();
    store.database.exec('PRAGMA query_only = ON');
    for (let i = 0; i < 1002; i++) audit.note({ what: 'logout', details: { i } });
    audit.flush();
    store.database.exec('PRAGMA query_only = OFF');
    audit.flush();
    const kept = store.audit.newest(2000).map(({ details }) => (details as { readonly i: number }).i);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 1001, 2]);
  });

  it('belongs to one of demo and real station', () => {
    const { store, audit } = open();
    audit.note({ what: 'reboot' });
    expect(store.audit.newest(10)).toHaveLength(1);
    expect(accessStore(undefined, 'demo').audit.newest(10)).toEqual([]);
  });
});

describe('a login', () => {
  it('is noted with address and level, a wrong one too, and a wait once for all tries that it holds off; never a password', async () => {
    const { clocks, store, lines, log } = open();
    const { write = '' } = await makeFirstPasswords(store.passwords, false);
    const access = openAccess({ ...store, ...clocks, log });
    const opened = await access.logIn(write, '192.0.2.1');
    for (let i = 0; i < 12; i++) await access.logIn('wrong password', '192.0.2.66');
    access.close();
    const notes = [...store.audit.newest(100)].reverse();
    expect(notes.map(({ what }) => what)).toEqual(['login', ...Array.from({ length: 5 }, () => 'loginRefused'), 'loginBlocked']);
    expect(notes[0]).toMatchObject({ level: 'write', address: '192.0.2.1' });
    expect(notes.at(-1)).toMatchObject({ address: '192.0.2.66', details: { waitS: 30 } });
    expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level === 40)).toHaveLength(1);
    const all = JSON.stringify([notes, lines]);
    for (const secret of [write, 'wrong password', opened.outcome === 'opened' ? opened.token : '-']) expect(all).not.toContain(secret);
  });
});
