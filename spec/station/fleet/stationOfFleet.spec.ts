import { afterEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { fleetStore, openEmbeddedDatabase } from '../../../adapters/postgres/index.ts';
import { northPaths, paths } from '../../../adapters/contract/index.ts';
import type { FleetStore } from '../../../core/ports/index.ts';
import { plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { openedFleet, type OpenedFleet } from '../../fleet/openedFleet.ts';
import { tlsFile } from '../../server/http/testTls.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

type Json = Record<string, unknown>;

const tls = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };
const zone = 'Europe/Berlin';
const today = '2026-11-22';

/** A station of this process with TLS to a fleet, whose clocks are one. */
class JoinedStation {
  readonly station: RunningStation;
  constructor(station: RunningStation) {
    this.station = station;
  }
  async call(path: string, init: RequestInit = {}): Promise<Json> {
    const { headers } = withToken(this.station.tokenOf('write'));
    const answer = await this.station.call(path, { ...init, headers: { ...init.headers, ...headers } as HeadersInit });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return text.startsWith('{') ? (JSON.parse(text) as Json) : {};
  }
  async save(settings: Json): Promise<void> {
    await this.call(paths.saveSettings('fleet'), { ...asJson(settings), method: 'PUT' });
  }
  join = (code: string) => this.call(northPaths.joinFleet, asJson({ code }));
  report = () => this.call(northPaths.fleet);
  async reported(holds: (report: Json) => boolean): Promise<Json> {
    const now = await this.report();
    if (holds(now)) return now;
    process.stderr.write(JSON.stringify(now)+'\n');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return this.reported(holds);
  }
}

describe('a station of a fleet', () => {
  const stores: FleetStore[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });

  async function started(folder = temporaryFolder(), fleet?: OpenedFleet) {
    let nowMs = Date.parse('2026-11-22T12:00:00Z');
    const clock = { nowMs: () => nowMs };
    const store = fleet?.store ?? fleetStore(await openEmbeddedDatabase(undefined, { warn: () => undefined }));
    const opened = fleet ?? (await openedFleet({ tls, store, clock }));
    const station = await startStation({ folder, nowMs: clock.nowMs, config: { allowLocalGateway: true } });
    const joined = new JoinedStation(station);
    return { fleet: opened, store, joined, station, later: (ms: number) => (nowMs += ms) };
  }
  const settings = (fleet: OpenedFleet) => ({
    url: fleet.url,
    ca_certificate: readFileSync(tls.certFile, 'utf8'),
    dashboard_url: 'https://halle3.example',
  });

  it('joins with a code, sends each finished day once, and its fleet has its own figures', async () => {
    const { fleet, joined, station, store } = await started();
    const days = [3, 2, 1].map((back) => shiftDay(today, -back));
    for (const [i, day] of days.entries()) {
      const rows = Array.from({ length: 40 }, (_, n) => plantDayRange(day, zone).fromMs + 8 * 3_600_000 + n * 2000 + i);
      for (const atMs of rows) station.source.push({ atMs });
    }
    process.stderr.write('pushed\n');await joined.save(settings(fleet));
    expect(await joined.report()).toMatchObject({ state: 'apart', station: null });
    expect(await joined.join('AAAA-AAAA-AA')).toEqual({ joined: false, problem: 'unknown' });
    expect(await joined.join(await fleet.newCode())).toEqual({ joined: true, problem: null });
    await joined.reported(({ sent_days }) => Number(sent_days) >= 3);
    const kept = await store.seenBy(['acme']).days('2026-01-01', today);
    console.log(kept.map((k) => k.day), await joined.report());
    expect(kept.length).toBe(3);
  });
});
