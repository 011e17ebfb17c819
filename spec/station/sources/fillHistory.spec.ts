import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDayFile } from '../../../core/dayFile/index.ts';
import { inputFileName, inputId, readInputFile } from '../../../core/inputFile/index.ts';
import { demoPlant, type PlantConfig, plantSnapshot, type PlantState } from '../../../core/plant/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { folderCard } from '../../../adapters/card/folderCard.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { makeFolder } from '../../../server/process/makeFolder.ts';
import { fillHistory, type HistoryParts } from '../../../station/sources/fillHistory.ts';
import { inputHead } from './inputHead.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { itWithDisk, tinyDisk } from '../tinyDisk.ts';

const zone = 'Europe/Berlin';
/** The night of 2026-03-29 has 23 hours in Berlin. */
const nowMs = Date.parse('2026-03-30T01:00:00Z');
const days = ['2026-03-29', '2026-03-30'];
const text = dayFileText(() => 'S-1');

/** In the minute that it comes, and in the next one. */
const faultMs = Date.parse('2026-03-29T10:00:30Z');
const config: PlantConfig = {
  ...demoPlant,
  events: [
    ...demoPlant.events,
    { begins: { rule: 'once', atMs: faultMs }, durationS: 60, effect: { kind: 'masterFault', fault: 'highDewPoint' } },
  ],
};

function parts(cardDir: string, more: Partial<HistoryParts> = {}): HistoryParts {
  return {
    plant: { config, seed: 1 },
    reached: undefined,
    card: folderCard(cardDir),
    text,
    inputHead,
    zone,
    days: 1,
    clock: { nowMs: () => nowMs },
    onStates: () => undefined,
    onDay: () => undefined,
    onDayDone: () => undefined,
    signal: new AbortController().signal,
    ...more,
  };
}

const inputPath = (cardDir: string, day: string) => join(dirname(dayFilePath(cardDir, day)), inputFileName(day));
const inputsIn = (cardDir: string) => days.map((day) => readFileSync(inputPath(cardDir, day), 'utf8'));
const filesIn = (cardDir: string) => days.map((day) => readFileSync(dayFilePath(cardDir, day), 'utf8'));

describe('the history of a first start', () => {
  const whole = temporaryFolder();
  let end: PlantState;
  const reported: string[] = [];

  it('[LOG-4] is a row every 2 s from the midnight of the first plant day until now', async () => {
    end = await fillHistory(parts(whole, { onDay: (day, of) => reported.push(`${day}/${of}`) }));
    const fromMs = plantDayRange(days[0]!, zone).fromMs;
    const times = filesIn(whole).flatMap((file) => {
      const { samples, problemCount } = readDayFile(Buffer.from(file));
      expect(problemCount).toBe(0);
      return [...samples.timesMs];
    });
    expect(times).toHaveLength((nowMs - fromMs) / 2000 + 1);
    expect(times.every((atMs, i) => atMs === fromMs + i * 2000)).toBe(true);
    expect(end.atMs).toBe(nowMs);
    expect(reported).toEqual(['1/2', '2/2']);
  });

  it('[LIMIT-1] has a minute of the analog inputs each minute, also of a day with 23 hours, and the faults', () => {
    const files = inputsIn(whole).map((file) => readInputFile(Buffer.from(file)));
    expect(files.map(({ problemCount }) => problemCount)).toEqual([0, 0]);
    const minutes = files.flatMap((file) => file.minutes);
    const { fromMs } = plantDayRange(days[0]!, zone);
    expect(files[0]!.minutes).toHaveLength(23 * 60);
    expect(minutes.map(({ atMs }) => atMs)).toEqual(Array.from({ length: (nowMs - fromMs) / 60_000 + 1 }, (_, i) => fromMs + i * 60_000));
    const dewPoints = minutes.flatMap(({ inputs }) => inputs.filter(({ channel }) => inputId(channel) === '0-temperature-DEW_POINT'));
    expect(dewPoints).toHaveLength(minutes.length);
    expect(dewPoints.slice(0, -1).every(({ seconds }) => seconds === 60)).toBe(true);
    expect(dewPoints.every(({ mean, min, max }) => min! <= mean! && mean! <= max! && min! > -5 && max! < 20)).toBe(true);
    expect(new Set(minutes.flatMap(({ inputs }) => inputs.map(({ channel }) => channel.slot))).size).toBeGreaterThan(1);
    const withFault = minutes.filter(({ faults }) => faults.some(({ slot, codes }) => slot === 0 && codes.length === 1));
    expect(withFault.map(({ atMs, faults }) => [atMs - faultMs, faults[0]!.seconds])).toEqual([
      [-30_000, 30],
      [30_000, 30],
    ]);
  });

  it('ends with the state that the plant goes on from', () => {
    expect(filesIn(whole)[1]!.endsWith(text.row(sampleRowOf(plantSnapshot(config, end))))).toBe(true);
  });

  it.each([0, 1])('that is cut off during day %i is taken up again, and the same in the end', async (cutDay) => {
    const cardDir = temporaryFolder();
    const stop = new AbortController();
    let reached: PlantState | undefined;
    const cut = fillHistory(
      parts(cardDir, {
        signal: stop.signal,
        onDay: (day) => {
          if (day === cutDay + 1) setTimeout(() => stop.abort(), 20);
        },
        onDayDone: (state) => (reached = state),
      }),
    );
    await expect(cut).rejects.toThrow(/abort/i);
    expect(days.map((day) => existsSync(dayFilePath(cardDir, day)))).toEqual(days.map((_, i) => i < cutDay));
    expect(readdirSync(dirname(dayFilePath(cardDir, days[0]!)))).toHaveLength(2 * cutDay);

    let stepCount = 0;
    const resumed = await fillHistory(parts(cardDir, { reached, onStates: ({ length }) => (stepCount += length) }));
    expect(resumed).toEqual(end);
    const doneMs = reached?.atMs ?? plantDayRange(days[0]!, zone).fromMs - 2000;
    expect(stepCount).toBe((nowMs - doneMs) / 2000);
    expect(filesIn(cardDir).every((file, i) => file === filesIn(whole)[i])).toBe(true);
    expect(inputsIn(cardDir).every((file, i) => file === inputsIn(whole)[i])).toBe(true);
  });

  it('leaves a day file that is there as it is', async () => {
    const cardDir = temporaryFolder();
    const path = dayFilePath(cardDir, days[0]!);
    makeFolder(dirname(path));
    writeFileSync(path, 'mine');
    expect(await fillHistory(parts(cardDir))).toEqual(end);
    expect(filesIn(cardDir)[0]).toBe('mine');
    expect(inputsIn(cardDir)[0] === inputsIn(whole)[0]).toBe(true);
  });

  it('leaves a file of analog inputs that is there as it is', async () => {
    const cardDir = temporaryFolder();
    makeFolder(dirname(inputPath(cardDir, days[0]!)));
    writeFileSync(inputPath(cardDir, days[0]!), 'mine');
    expect(await fillHistory(parts(cardDir))).toEqual(end);
    expect(inputsIn(cardDir)[0]).toBe('mine');
    expect(filesIn(cardDir)[0] === filesIn(whole)[0]).toBe(true);
  });

  itWithDisk('stops at a full card with its error, and leaves no half file', async () => {
    const disk = tinyDisk('size=32m');
    const cardDir = join(disk, 'card');
    const filling = fillHistory(parts(cardDir, { days: 2 }));
    await expect(filling).rejects.toMatchObject({ code: 'ENOSPC' });
    const folder = dirname(dayFilePath(cardDir, days[0]!));
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files).toEqual(['INPUTS-2026-03-28.csv', 'MCHE-20260328.csv']);
    expect(statSync(join(folder, files[1]!)).size).toBeGreaterThan(1_000_000);
  });
});
