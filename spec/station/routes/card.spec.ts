import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../../adapters/contract/index.ts';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { inputFileName } from '../../../core/inputFile/index.ts';
import { advancePlant, demoPlant, plantSnapshot, startPlant } from '../../../core/plant/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { msPerHour, plantDayRange } from '../../../core/time/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const zone = 'Europe/Berlin';
const text = dayFileText(() => 'S-1');
/** Ten minutes from eight o'clock on. */
const rows = 300;

function writeDay(cardDir: string, day: string): string {
  let state = startPlant(demoPlant, { seed: 4, atMs: plantDayRange(day, zone).fromMs + 8 * msPerHour });
  const lines = Array.from({ length: rows }, () => {
    const line = text.row(sampleRowOf(plantSnapshot(demoPlant, state)));
    state = advancePlant(demoPlant, state, 2);
    return line;
  });
  const path = dayFilePath(cardDir, day);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text.head(day) + lines.join(''));
  return path;
}

describe('the card of a station', () => {
  const days = ['2026-10-24', '2026-10-25', '2026-11-02'];
  let station: RunningStation;
  let token: string;
  const folder = temporaryFolder();
  beforeAll(async () => {
    for (const day of days) writeDay(join(folder, 'card'), day);
    station = await startStation({ folder, nowMs: () => Date.parse('2026-11-20T09:00:00Z') });
    token = station.tokenOf('write');
  });
  afterAll(() => station.close());

  const get = async (path: string) => (await station.call(path, withToken(token))).json() as Promise<unknown>;
  const post = async (path: string, body: unknown) => {
    const { headers, ...init } = asJson(body);
    const answer = await station.call(path, { ...init, headers: { ...(headers as object), authorization: `Bearer ${token}` } });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const { fromMs } = plantDayRange('2026-10-24', zone);
  const { untilMs } = plantDayRange('2026-11-02', zone);

  it('has days of the plant, as a list of YYYY-MM-DD', async () => {
    expect(await get(paths.availableDays)).toEqual(days);
  });

  it('[API-10] has day files, which are listed by name and path and sent as CSV', async () => {
    const list = (await get(paths.dayFileList)) as { name: string; path: string }[];
    expect(list).toEqual(
      days.map((day) => ({ name: `MCHE-${day.replaceAll('-', '')}.csv`, path: expect.stringContaining(day.slice(0, 4)) })),
    );
    const answer = await station.call(paths.dayFile(list[0]!.path), withToken(token));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(readDayFile(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({ problemCount: 0, samples: { length: rows } });
  });

  it('has archives of its days, which are listed by kind with their size and sent as CSV', async () => {
    let list: Record<'GLW' | 'Comp', { file: string; size: number }[]> = { GLW: [], Comp: [] };
    while (list.GLW.length < 2) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      list = (await get(paths.archiveList)) as typeof list;
    }
    expect(list.GLW.map(({ file }) => file)).toEqual(['GLW_2026-10.csv', 'GLW_2026-11.csv']);
    expect(list.Comp.map(({ file }) => file)).toContain('Comp1_2026-10.csv');
    for (const { file, size } of [...list.GLW, ...list.Comp]) {
      const answer = await station.call(paths.archiveFile(file), withToken(token));
      const body = await answer.arrayBuffer();
      expect([answer.status, body.byteLength]).toEqual([200, size]);
      expect(new TextDecoder().decode(body)).toMatch(/2026-1[01]-\d\d/);
    }
  });

  it('lists a file of analog inputs with its size, and says nothing of them or of damaged files where there are none', async () => {
    expect(Object.keys((await get(paths.archiveList)) as object)).toEqual(['GLW', 'Comp']);
    const file = inputFileName(days[1]!);
    writeFileSync(join(dirname(dayFilePath(join(folder, 'card'), days[1]!)), file), 'x'.repeat(70));
    expect(await get(paths.archiveList)).toMatchObject({ inputs: [{ file, size: 70 }] });
  });

  test.each([
    ['last_leerlauf', ['lastlauf_s', 'leerlauf_s']],
    ['motorstarts', ['motorstarts']],
    ['spezifische_leistungsaufnahme', ['gesamtspezifische_leistung_kWhm3', 'spezifische_leistung_kWhm3']],
    ['energieverbrauch', ['gesamtenergie_kWh', 'lastenergie_kWh']],
  ])('[API-2] gives the statistic %s of a range, by compressor and for the plant', async (type, fields) => {
    const { status, body } = await post(paths.statistics, { type, from_ms: fromMs, until_ms: untilMs });
    const records = body as Record<string, unknown>[];
    expect(status).toBe(200);
    expect(records.map(({ cindex }) => cindex)).toEqual([1, 2, 3, 4, 5, 6, 8, -1]);
    for (const record of records) expect(Object.keys(record)).toEqual(expect.arrayContaining(['cindex', ...fields]));
  });

  it('has a balance whose plant is the sum of its machines', async () => {
    const { status, body } = await post(paths.energyBalance, { from_ms: fromMs, until_ms: untilMs });
    const { compressors, plant } = body as {
      compressors: Record<string, number | null>[];
      plant: Record<string, number>;
    };
    expect([status, compressors.length]).toEqual([200, 10]);
    const sum = (field: string) => compressors.reduce((total, machine) => total + (machine[field] ?? 0), 0);
    expect(sum('energie_lastlauf_1kWh0') + sum('energie_leerlauf_1kWh0')).toBeGreaterThan(0);
    expect(plant['from_ms']).toBe(fromMs);
  });

  test.each<[string, unknown]>([
    [paths.statistics, { type: 'unknown', from_ms: fromMs, until_ms: untilMs }],
    [paths.statistics, { type: 'motorstarts', from_ms: untilMs, until_ms: fromMs }],
    [paths.statistics, { type: 'motorstarts' }],
    [paths.energyBalance, { from_ms: 0, until_ms: 9e15 }],
    [paths.energyBalance, { from_ms: '0', until_ms: untilMs }],
  ])('is not asked by %s %j: the call says what it expected', async (path, wish) => {
    const { status, body } = await post(path, wish);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'Bad Request', message: expect.any(String), details: expect.any(Array) });
  });
});
