import { describe, expect, it } from '@jest/globals';
import { maxNamedTokens } from '../../../core/access/index.ts';
import { openAccess } from '../../../station/access/openAccess.ts';
import { stationLog } from '../../../server/process/log.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { accessStore } from './accessStore.ts';

const day = 24 * 3_600_000;

function opened(folder = temporaryFolder(), realm: 'station' | 'demo' = 'station') {
  let nowMs = Date.UTC(2026, 10, 20);
  const store = accessStore(folder, realm);
  const access = openAccess({ ...store, clock: { nowMs: () => nowMs }, steady: { nowMs: () => nowMs }, log: stationLog('silent') });
  return {
    ...{ folder, store, access, links: access.wallLinks, sessions: access.sessions },
    pass: (ms: number) => (nowMs += ms),
    close: () => {
      access.close();
      store.close();
    },
  };
}

describe('a wall link', () => {
  it('opens a session that reads, for as long as it is not revoked, also after a restart', () => {
    const before = opened();
    const token = before.links.make('Halle A')!;
    before.close();

    const { links, sessions, pass, close } = opened(before.folder);
    pass(400 * day);
    sessions.sweep();
    const known = sessions.find(token)!;
    expect(known).toMatchObject({ level: 'read', session: { isAuthorized: true, canWrite: false, demoOnly: false } });
    expect([sessions.isOpen(known.id), links.revoke(known.id)]).toEqual([true, true]);
    expect([sessions.find(token), sessions.isOpen(known.id), links.revoke(known.id), links.list()]).toEqual([undefined, false, false, []]);
    close();
    const after = opened(before.folder);
    expect(after.sessions.find(token)).toBeUndefined();
    after.close();
  });

  it('is kept as a hash, with its name and when it was last used', () => {
    const { links, sessions, pass, store, close } = opened();
    const token = links.make('Halle A')!;
    expect(JSON.stringify(store.database.prepare('SELECT * FROM wall_links').all())).not.toContain(token);
    expect(links.list()).toMatchObject([{ name: 'Halle A', usedMs: undefined }]);
    pass(5 * day);
    sessions.find(token);
    expect(links.list()).toMatchObject([{ name: 'Halle A', madeMs: Date.UTC(2026, 10, 20), usedMs: Date.UTC(2026, 10, 25) }]);
    expect(store.wallLinks.all()).toEqual(links.list());
    close();
  });

  it('ends the connections that it opened when it is revoked', () => {
    const { links, sessions, close } = opened();
    const ended: string[] = [];
    sessions.onEnd((id) => ended.push(id));
    links.make('A');
    links.make('B');
    const [first] = links.list();
    links.revoke(first!.id);
    expect(ended).toEqual([first!.id]);
    close();
  });

  it('of a demo opens no real station', () => {
    const demo = opened(undefined, 'demo');
    const token = demo.links.make('A')!;
    demo.close();
    const station = opened(demo.folder);
    expect(station.sessions.find(token)).toBeUndefined();
    station.close();
  });

  it(`is one of ${maxNamedTokens} at most`, () => {
    const { links, close } = opened();
    const made = Array.from({ length: maxNamedTokens + 1 }, (_, i) => links.make(`Halle ${i}`));
    expect([made.filter((token) => token !== undefined).length, made.at(-1)]).toEqual([maxNamedTokens, undefined]);
    close();
  });
});
