import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paths } from '../../../adapters/contract/index.ts';
import { dayFileHead, dayFileRow, latestLayout, readDayFile } from '../../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, type SampleRow, type SampleTable, joinedRows } from '../../../core/samples/index.ts';
import { type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import { configOf } from '../../../station/config/StationConfig.ts';
import { listenOn } from '../../../server/http/listening.ts';
import { stationLog } from '../../../server/process/log.ts';
import { openStation, type Station } from '../../../station/openStation.ts';
import { cardFiles } from '../../../adapters/card/cardFiles.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { asJson } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const periodS = 60;
const speed = 200;
const midnightMs = Date.parse('2025-06-04T00:00:00Z');
/** Minutes from midnight on: one row is missing, one comes early. */
const minutes = [-4, -3, -2, -1, 0, 1, 3, 3.5, 4, 5];
const lastsMs = (minutes.at(-1)! - minutes[0]! + 1) * periodS * 1000;
const slots = [1, 2];

function recordedRow(minute: number, i: number): SampleRow {
  const row = emptyRow(midnightMs + minute * 60_000);
  for (const slot of slots) {
    const isLoaded = (i + slot) % 3 !== 0;
    row.values[channelPosition(compressorChannel('status', slot))] = isLoaded ? 7 : 3;
    row.values[channelPosition(compressorChannel('electricalPowerKW', slot))] = isLoaded ? 90.07 + i / 100 : 27.01;
    row.values[channelPosition(compressorChannel('deliveryVolumeM3min', slot))] = isLoaded ? 0.046 + slot : 0;
  }
  return row;
}

/** The files of the recording, and their rows as anybody reads them. */
function makeRecording(folder: string): SampleTable {
  const rows = minutes.map(recordedRow);
  const days = { '2025-06-03': rows.filter(({ atMs }) => atMs < midnightMs), '2025-06-04': rows.filter(({ atMs }) => atMs >= midnightMs) };
  const texts = Object.entries(days).map(([date, of]) => {
    const head = dayFileHead(latestLayout, { date, schematicNumber: 'S-1', softwareVersion: latestLayout.version, periodS });
    const text = head + of.map((row) => dayFileRow(latestLayout, row)).join('');
    mkdirSync(dirname(dayFilePath(folder, date)), { recursive: true });
    writeFileSync(dayFilePath(folder, date), text);
    return text;
  });
  return joinedRows(texts.map((text) => readDayFile(Buffer.from(text)).samples));
}

/** Nearer than one part in 10^9, and the seconds to the last one. */
function expectSameCount(actual: RangeTotals, recorded: RangeTotals): void {
  for (const slot of slots) {
    const [ours, theirs] = [actual.machines[slot - 1]!, recorded.machines[slot - 1]!];
    expect([ours.loadS, ours.noLoadS, ours.noDataS, ours.powerS]).toEqual([theirs.loadS, theirs.noLoadS, theirs.noDataS, theirs.powerS]);
    for (const figure of ['energyLoadKWh', 'energyNoLoadKWh', 'energyKWh', 'volumeM3'] as const)
      expect(Math.abs(ours[figure] / theirs[figure] - 1)).toBeLessThan(1e-9);
  }
}

describe('a station that plays a recording of another period', () => {
  const folder = temporaryFolder();
  const recording = temporaryFolder();
  let station: Station;
  let address: string;
  let recorded: RangeTotals;
  let startMs: number;

  /** All rows on the card. */
  const written = async (): Promise<SampleTable> => {
    const files = await cardFiles(`${folder}/card`).dayFiles.list();
    return joinedRows(files.map(({ absolutePath }) => readDayFile(readFileSync(absolutePath)).samples));
  };

  beforeAll(async () => {
    const table = makeRecording(recording);
    recorded = totalsOf(table, { fromMs: table.timesMs[0]!, untilMs: table.timesMs[0]! + lastsMs }, periodS);
    const config = configOf(['--source', 'recorded', '--recording', recording, '--port', '0', '--data', folder], {})!;
    station = await openStation({
      config: { ...config, speed },
      log: stationLog('silent'),
      clock: { nowMs: () => Date.now() },
      notices: { line: () => undefined, progress: () => undefined },
      signal: new AbortController().signal,
      restart: () => undefined,
      dashboardDir: folder,
    });
    address = await listenOn(station.app.server, config);
    let rows = await written();
    while (!(rows.timesMs[rows.length - 1]! > rows.timesMs[0]! + lastsMs)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      rows = await written();
    }
    startMs = rows.timesMs[0]!;
  });
  afterAll(() => station.close());

  it('[BAL-15] writes day files of 2 s that count what the files of the recording count', async () => {
    const rows = await written();
    expectSameCount(totalsOf(rows, { fromMs: startMs, untilMs: startMs + lastsMs }, 2), recorded);
    expect(recorded.machines[0]!.noDataS).toBe(60);
    expect(rows.timesMs[1]! - startMs).toBe(2000);
  });

  it('[BAL-15] has their energy in its figures', async () => {
    const answer = await fetch(address + paths.energyBalance, {
      ...asJson({ from_ms: startMs, until_ms: startMs + lastsMs }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${station.access.sessions.open('write')}` },
    });
    const { compressors } = (await answer.json()) as { compressors: readonly Readonly<Record<string, number>>[] };
    for (const slot of slots) {
      const theirs = recorded.machines[slot - 1]!;
      const ours = compressors.find(({ cindex }) => cindex === slot)!;
      expect([ours['zeit_lastlauf_1s0'], ours['zeit_leerlauf_1s0']]).toEqual([theirs.loadS, theirs.noLoadS]);
      expect(Math.abs(ours['energie_gesamt_1kWh0']! / theirs.energyKWh - 1)).toBeLessThan(1e-9);
      expect(Math.abs(ours['liefervolumen_1m30']! / theirs.volumeM3 - 1)).toBeLessThan(1e-9);
    }
  });
});
