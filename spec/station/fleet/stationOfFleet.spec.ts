import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { northPaths, paths } from '../../../adapters/contract/index.ts';
import { fleetStore, openEmbeddedDatabase } from '../../../adapters/postgres/index.ts';
import { faultBitIndex } from '../../../core/faults/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { dayFigures } from '../../../core/fleet/index.ts';
import { readKeptDay } from '../../../adapters/fleetlink/index.ts';
import { openedFleet, type OpenedFleet } from '../../fleet/openedFleet.ts';
import { tlsFile } from '../../server/http/testTls.ts';
import { plantCard, simulatedDays, zone } from '../figures/plantCard.ts';
import { asJson, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { preparedFolder } from '../../fleet/preparedFolder.ts';

type Json = Record<string, unknown>;

const tls = { certFile: tlsFile('station.cert'), keyFile: tlsFile('station.key') };
const ca = readFileSync(tls.certFile, 'utf8');
const days = simulatedDays('2026-11-19', '2026-11-21');
const nowMs = plantDayRange('2026-11-22', zone).fromMs + 12 * 3_600_000;
const fault = { source: 2, number: 73, bitIndex: faultBitIndex(2, 73)!, severity: 'error' } as const;

describe('a station of a fleet', () => {
  let fleet: OpenedFleet;
  beforeAll(async () => {
    const store = fleetStore(await openEmbeddedDatabase(await preparedFolder(), { warn: () => undefined }));
    fleet = await openedFleet({ tls, store, clock: { nowMs: () => nowMs } });
  });

  async function started(folder = temporaryFolder(), options: Json = {}, silentAfterS?: number) {
    const { cardDir } = plantCard(days);
    const config = { allowLocalGateway: true, cardDir, ...options };
    const station = await startStation({
      folder,
      nowMs: () => nowMs,
      startMs: nowMs - 60_000,
      config,
      ...(silentAfterS !== undefined && { silentAfterS }),
    });
    const { headers } = withToken(station.tokenOf('write')) as { headers: Record<string, string> };
    const call = async (path: string, init: RequestInit = {}): Promise<Json> => {
      const answer = await station.call(path, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
      const text = await answer.text();
      return text.startsWith('{') ? (JSON.parse(text) as Json) : { status: answer.status, text };
    };
    const save = (body: Json) => call(paths.saveSettings('fleet'), { ...asJson(body), method: 'PUT' });
    const join = (code: string) => call(northPaths.joinFleet, asJson({ code }));
    const report = () => call(northPaths.fleet);
    const reported = async (holds: (report: Json) => boolean): Promise<Json> => {
      const now = await report();
      if (holds(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return reported(holds);
    };
    return { station, save, join, report, reported, leave: () => call(northPaths.leaveFleet, { method: 'POST' }) };
  }
  const settings = () => ({ url: fleet.url, ca_certificate: ca, dashboard_url: 'https://halle3.example' });
  const seen = () => fleet.store.seenBy(['acme']);
  const keptOf = async (station: unknown) => (await seen().days('2026-01-01', '2026-12-31')).filter((row) => row.station === station);
  /** Somebody looks at the station, so that it says what is new within seconds, not with its next beat. */
  const watch = (station: unknown) => fleet.store.watches.watch(String(station), nowMs + 60_000);
  /** Until the fleet has what is looked for. */
  const held = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return held(look);
  };

  it('[FLEET-2] joins with a code on its page and gives the fleet its days, its faults, what it is and its state', async () => {
    // its samples are still those of now when a busy machine has joined
    const { station, save, join, report, reported } = await started(temporaryFolder(), {}, 600);
    station.source.push({ faults: [] });
    station.source.push({ faults: [fault] });
    expect(await report()).toMatchObject({ state: 'off', station: null });
    await save(settings());
    expect(await report()).toMatchObject({ state: 'apart', station: null });
    expect(await join('AAAA-AAAA-AA')).toEqual({ joined: false, problem: 'unknown' });
    expect(await join(await fleet.newCode())).toEqual({ joined: true, problem: null });

    const { station: id } = await reported(({ state }) => state === 'connected');
    await watch(id);
    await reported(({ finished_days, sent_days }) => finished_days === 3 && Number(sent_days) >= 3);
    const kept = await held(async () => {
      const rows = await keptOf(id);
      return rows.length >= 4 ? rows : undefined;
    });
    expect(kept.map(({ day }) => day)).toEqual([...days.keys(), '2026-11-22']);
    const shown = await held(async () => {
      const hasEvent = (await seen().events(0, Infinity)).some((event) => event.station === id);
      return hasEvent ? (await seen().stations()).find((each) => each.id === id && each.plant.details !== undefined) : undefined;
    });
    expect(shown).toMatchObject({
      plant: {
        ...{ name: 'Werk Süd, Station 1', zone, dashboardLink: 'https://halle3.example' },
        details: { tariff: { currency: 'EUR' }, machines: expect.arrayContaining([expect.objectContaining({ slot: 1 })]) },
      },
      state: { faults: [{ source: 2, bitIndex: fault.bitIndex }], isCardFailing: false },
    });
    expect(JSON.stringify(await report())).not.toContain(station.store.secrets.find('fleet.token'));

    const record = await readKeptDay((await seen().body(String(id), '2026-11-20'))!);
    expect(kept[1]!.figures).toEqual(dayFigures(record!));
  });

  it('joins with the options of its start, goes on after the next one, and sends nothing once it has left', async () => {
    const folder = temporaryFolder();
    const fleetCaFile = tls.certFile;
    const first = await started(folder, { fleetUrl: fleet.url, fleetCode: await fleet.newCode(), fleetCaFile });
    const { station: id } = await first.reported(({ state }) => state === 'connected');
    await first.station.close();

    const again = await started(folder, { fleetUrl: fleet.url, fleetCode: 'AAAA-AAAA-AA', fleetCaFile });
    expect(await again.reported(({ state }) => state === 'connected')).toMatchObject({ station: id });
    expect(await again.leave()).toMatchObject({ text: 'OK' });
    expect(await again.report()).toMatchObject({ state: 'apart', station: null });
    expect(again.station.store.secrets.find('fleet.token')).toBeUndefined();
  });

  it('[FLEET-2] takes its token to no other address, and says that a fleet does not know it any more', async () => {
    const { station, save, join, reported, report } = await started();
    await save(settings());
    await join(await fleet.newCode());
    const { station: id } = await reported(({ state }) => state === 'connected');
    await fleet.store.admin.revoke(String(id));
    await save({ ...settings(), dashboard_url: '' });
    expect(await reported(({ state }) => state === 'unknown')).toMatchObject({ problem: 'unknown' });
    await save({ ...settings(), url: 'https://127.0.0.1:1' });
    expect(await report()).toMatchObject({ state: 'apart', station: null });
    expect(station.store.secrets.find('fleet.token')).toBeUndefined();
    expect(await join(await fleet.newCode())).toEqual({ joined: false, problem: 'refused' });
  });

  it('[FLEET-2] gives the fleet what it is also when nothing is heard of its plant, with the machines once they are heard of', async () => {
    const { station, save, join, reported } = await started(temporaryFolder(), {}, 0);
    await save(settings());
    await join(await fleet.newCode());
    const { station: id } = await reported(({ state }) => state === 'connected');
    await watch(id);
    const plantOf = async () => (await seen().station(String(id)))?.plant;
    const silent = await held(async () => {
      const plant = await plantOf();
      return plant?.details === undefined ? undefined : plant;
    });
    expect(silent).toMatchObject({ name: 'Werk Süd, Station 1', dashboardLink: 'https://halle3.example', details: { machines: [] } });
    station.source.push({ faults: [] });
    await held(async () => ((await plantOf())?.details?.machines.length ?? 0) > 0 || undefined);
  });

  it('[FLEET-2] whose token was revoked joins with the code of its next start, and stays without one that is of no use', async () => {
    const folder = temporaryFolder();
    const fleetCaFile = tls.certFile;
    const first = await started(folder, { fleetUrl: fleet.url, fleetCode: await fleet.newCode(), fleetCaFile });
    const { station: id } = await first.reported(({ state }) => state === 'connected');
    await first.station.close();
    await fleet.store.admin.revoke(String(id));

    const old = await started(folder, { fleetUrl: fleet.url, fleetCode: 'AAAA-AAAA-AA', fleetCaFile });
    expect(await old.reported(({ state }) => state === 'unknown')).toMatchObject({ station: id });
    await old.station.close();

    const again = await started(folder, { fleetUrl: fleet.url, fleetCode: await fleet.newCode(1, String(id)), fleetCaFile });
    expect(await again.reported(({ state }) => state === 'connected')).toMatchObject({ station: id });
  });
});
