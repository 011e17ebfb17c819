import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inputFileRows } from '../../../core/inputFile/index.ts';
import { advancePlant, demoPlant, plantSnapshot, startPlant } from '../../../core/plant/index.ts';
import type { PlantSample, PlantSource } from '../../../core/ports/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { recordedSource } from '../../../station/sources/recordedSource.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';
import { inputHead } from './inputHead.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';

const recordedMs = Date.parse('2025-06-03T10:00:00Z');
const text = dayFileText(() => 'S-1');

/** A recording of a day each from its noon on. */
function recording(folder: string, days: Readonly<Record<string, number>>): void {
  for (const [day, rows] of Object.entries(days)) {
    let state = startPlant(demoPlant, { seed: 3, atMs: Date.parse(`${day}T10:00:00Z`) });
    const lines = Array.from({ length: rows }, () => {
      const line = text.row(sampleRowOf(plantSnapshot(demoPlant, state)));
      state = advancePlant(demoPlant, state, 2);
      return line;
    });
    const path = dayFilePath(folder, day);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text.head(day) + lines.join(''));
  }
}

const fastClock = (startMs: number, speed: number) => {
  const since = performance.now();
  return { nowMs: () => startMs + (performance.now() - since) * speed };
};

const playing: PlantSource[] = [];
afterEach(() => {
  for (const source of playing.splice(0)) source.stop();
});

function play(folder: string, startMs: number): PlantSample[] {
  const samples: PlantSample[] = [];
  const source = recordedSource(folder, { clock: fastClock(startMs, 200), speed: 200 });
  playing.push(source);
  source.start((sample) => samples.push(sample));
  return samples;
}

describe('a recorded plant', () => {
  it('plays again when it is started again', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 5 });
    const source = recordedSource(folder, { clock: fastClock(recordedMs, 200), speed: 200 });
    playing.push(source);
    for (const time of ['first', 'second']) {
      let samples = 0;
      source.start(() => samples++);
      await until(`the ${time} playing`, () => samples > 2);
      source.stop();
    }
  });

  it('gives no sample before its time', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 5 });
    const samples: PlantSample[] = [];
    // the clock stands still, and the next sample is due in 40 s of real time
    const nowMs = Date.parse('2026-11-21T08:00:00Z');
    const source = recordedSource(folder, { clock: { nowMs: () => nowMs }, speed: 0.05 });
    playing.push(source);
    source.start((sample) => samples.push(sample));
    await until('the first sample', () => samples.length > 0);
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(samples.map(({ atMs }) => atMs)).toEqual([nowMs]);
  });

  it('[FIELD-5] says which channels its day files list as estimated, each day its own', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 3, '2025-06-04': 2 });
    const path = dayFilePath(folder, '2025-06-03');
    writeFileSync(path, text.headWith(readFileSync(path, 'utf8'), ['electricalPowerKW@2']));
    const samples = play(folder, Date.parse('2026-11-21T08:00:00Z'));
    await until('the second day', () => samples.length >= 5);
    const listed = ['electricalPowerKW@2'];
    expect(samples.slice(0, 5).map(({ estimated }) => estimated)).toEqual([listed, listed, listed, [], []]);
  });

  it('has the analog inputs of the file beside its day file, each minute with its means', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 33, '2025-06-04': 2 });
    const channels = [
      { slot: 0, name: 'DEW_POINT', function: 'temperature' },
      { slot: 1, name: 'INTERNAL_PRESS', function: 'pressure' },
    ] as const;
    const minutes = [3, 4].map((value, i) =>
      inputFileRows({
        atMs: recordedMs + i * 60_000,
        inputs: channels.map((channel) => ({ channel, seconds: 60, mean: value, min: 2, max: 5 })),
        faults: [],
      }),
    );
    const path = join(dirname(dayFilePath(folder, '2025-06-03')), 'INPUTS-2025-06-03.csv');
    writeFileSync(path, inputHead('2025-06-03') + minutes.join(''));
    const samples = play(folder, Date.parse('2026-11-21T08:00:00Z'));
    await until('the second day', () => samples.length >= 35);
    const dewPoints = samples.slice(0, 35).map(({ master }) => master.inputs);
    expect(dewPoints[0]).toEqual([{ index: 1, name: 'DEW_POINT', function: 'temperature', value: 3 }]);
    expect(dewPoints.map(([input]) => input?.value)).toEqual([...Array(30).fill(3), 4, 4, 4, undefined, undefined]);
    expect(samples[0]!.compressors[0]!.inputs).toEqual([{ index: 1, name: 'INTERNAL_PRESS', function: 'pressure', value: 3 }]);
  });

  it('waits for no further sample once it is stopped', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 4 });
    const source = recordedSource(folder, { clock: fastClock(recordedMs, 1), speed: 1 });
    playing.push(source);
    const before = timers();
    source.start(() => undefined);
    await until('it waits', () => timers() > before);
    source.stop();
    await until('it waits no more', () => timers() === before);
  });

  it('plays its day files one after the other as if they happened now, and then again', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 4, '2025-06-05': 3 });
    const startMs = Date.parse('2026-11-21T08:00:00Z');
    const samples = play(folder, startMs);
    await until('the second round', () => samples.length > 10);
    // on a busy machine the clock has gone on before the first row is read
    const firstMs = samples[0]!.atMs;
    expect(firstMs).toBeGreaterThanOrEqual(startMs);
    expect(samples.slice(0, 11).map(({ atMs }) => atMs)).toEqual(Array.from({ length: 11 }, (_, i) => firstMs + i * 2000));
    const pressures = samples.slice(0, 11).map(({ master }) => master.systemPressureBar);
    expect(pressures.slice(7)).toEqual(pressures.slice(0, 4));
    expect(new Set(pressures.slice(0, 7)).size).toBeGreaterThan(3);
  });

  it('shows the machines that the recording has, with their values', async () => {
    const folder = temporaryFolder();
    recording(folder, { '2025-06-03': 2 });
    const samples = play(folder, recordedMs);
    await until('a sample', () => samples.length > 0);
    const whole = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 3, atMs: recordedMs }));
    const [first] = samples;
    expect(first!.compressors.map(({ technology }) => technology !== 0)).toEqual(
      whole.compressors.map(({ technology }) => technology !== 0),
    );
    expect(first!.compressors.map(({ status }) => status)).toEqual(whole.compressors.map(({ status }) => status));
    expect(first!.master.powerKW).toBeCloseTo(whole.master.powerKW!, 0);
    expect(first!.master.systemPressureBar).toBeCloseTo(whole.master.systemPressureBar!, 2);
  });

  it.each([
    ['an empty folder', () => temporaryFolder(), /no day files in the recording/],
    ['a folder that does not exist', () => join(temporaryFolder(), 'none'), /cannot read the recording .*: it does not exist/],
  ])('is not played from %s', (_what, folder, message) => {
    const open = () => recordedSource(folder(), { clock: { nowMs: () => 0 }, speed: 1 });
    expect(open).toThrow(StartFailure);
    expect(open).toThrow(message);
  });
});
