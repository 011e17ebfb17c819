import { describe, expect, it } from '@jest/globals';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedFleet } from './openedFleet.ts';
import { loggedIn } from './person.ts';
import { SpokenStation } from './spokenStation.ts';

async function withPage() {
  const pagesDir = await mkdtemp(join(tmpdir(), 'fleet-pages-'));
  await writeFile(join(pagesDir, 'index.html'), '<!doctype html><title>Fleet</title>');
  return openedFleet({ pagesDir });
}

describe('[FLEET-4] the map of a fleet', () => {
  it('may show pictures of nobody, until the first person of the fleet enters whose', async () => {
    const fleet = await withPage();
    const root = await loggedIn(fleet, 'root@acme.example', [['acme', 'admin']], true);
    const viewer = await loggedIn(fleet, 'v@acme.example', [['acme', 'viewer']]);
    const pictures = async () => /img-src ([^;]*)/.exec((await fetch(`${fleet.url}/`)).headers.get('content-security-policy')!)?.[1];
    expect(await pictures()).toBe("'self' data:");
    const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© them' };
    expect((await viewer.get('map')).body).toEqual({ tiles: null });
    expect((await root.post('map', { tiles })).status).toBe(204);
    expect(await pictures()).toBe("'self' data: https://tiles.example");
    expect((await viewer.get('map')).body).toEqual({ tiles });
    expect((await root.post('map', { tiles: { ...tiles, url: 'https://tiles.example/' } })).status).toBe(400);
    expect((await root.post('map', { tiles: null })).status).toBe(204);
    expect(await pictures()).toBe("'self' data:");
    expect(JSON.stringify((await root.get('audit')).body)).toContain('changeMap');
  });

  it('has a station where an engineer says, which is written down without the values', async () => {
    const fleet = await openedFleet();
    const station = new SpokenStation(fleet.url);
    await station.enrol(await fleet.newCode());
    const admin = await loggedIn(fleet, 'a@acme.example', [['acme', 'admin']]);
    const position = { lat: 48.4, lon: 9.99 };
    expect((await admin.get('stations')).body).toMatchObject([{ position: null }]);
    expect((await admin.post('stations/place', { station: station.id, position })).status).toBe(204);
    expect((await admin.get('stations')).body).toMatchObject([{ position }]);
    expect((await admin.post('stations/place', { station: station.id, position: { lat: 91, lon: 0 } })).status).toBe(400);
    const audit = JSON.stringify((await admin.get('audit')).body);
    expect(audit).toContain('placeStation');
    expect(audit).not.toContain('48.4');
  });
});
