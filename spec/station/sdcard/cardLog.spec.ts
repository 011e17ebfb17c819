import { describe, expect, it } from '@jest/globals';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { readDayLog } from '../../../core/daylog/index.ts';
import { sampleRowOf } from '../../../core/samples/index.ts';
import { cardLog, type CardLog } from '../../../station/sdcard/cardLog.ts';
import { dayFilePath } from '../../../station/sdcard/dayFilePath.ts';
import { dayFileText } from '../../../station/sdcard/dayFileText.ts';
import { manualSource } from '../manualSource.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { tinyDisk } from '../tinyDisk.ts';

interface Logged {
  readonly card: CardLog;
  readonly lines: string[];
}

function card(cardDir: string, zone = 'UTC'): Logged {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push((JSON.parse(chunk.toString()) as { msg: string }).msg);
      done();
    },
  });
  return { card: cardLog({ cardDir, text: dayFileText('S-1'), zone: () => zone, log: pino(stream), retryAfterMs: 0 }), lines };
}

const timesIn = (cardDir: string, day: string) => {
  const { samples, problemCount } = readDayLog(readFileSync(dayFilePath(cardDir, day)));
  expect(problemCount).toBe(0);
  return [...samples.timesMs];
};
const everyTwoSeconds = (fromMs: number, length: number) => Array.from({ length }, (_, i) => fromMs + i * 2000);

describe('the samples on the card', () => {
  it("[LOG-4] are rows every 2 s, in the file of the plant's day", () => {
    const cardDir = temporaryFolder();
    const midnightMs = Date.parse('2026-06-30T22:00:00Z'); // in Berlin
    const source = manualSource(midnightMs - 10_000);
    const { card: log } = card(cardDir, 'Europe/Berlin');
    source.start((sample) => {
      log.append(sampleRowOf(sample));
    });
    for (let i = 0; i < 10; i++) source.push();
    log.close();
    expect(timesIn(cardDir, '2026-06-30')).toEqual(everyTwoSeconds(midnightMs - 10_000, 5));
    expect(timesIn(cardDir, '2026-07-01')).toEqual(everyTwoSeconds(midnightMs, 5));
  });

  it('are written once, also when they come again after a restart', () => {
    const cardDir = temporaryFolder();
    const startMs = Date.parse('2026-03-01T08:00:00Z');
    for (const samples of [5, 8]) {
      const source = manualSource(startMs);
      const { card: log } = card(cardDir);
      source.start((sample) => {
        log.append(sampleRowOf(sample));
      });
      for (let i = 0; i < samples; i++) source.push();
      log.close();
    }
    expect(timesIn(cardDir, '2026-03-01')).toEqual(everyTwoSeconds(startMs, 8));
  });

  it('go on when the card comes back; each change of its state is told once', () => {
    const cardDir = join(temporaryFolder(), 'card');
    writeFileSync(cardDir, 'not a folder');
    const source = manualSource(Date.parse('2026-03-01T08:00:00Z'));
    const { card: log, lines } = card(cardDir);
    const states: string[] = [];
    source.start((sample) => {
      log.append(sampleRowOf(sample));
      states.push(log.state());
    });
    for (let i = 0; i < 3; i++) source.push();
    renameSync(cardDir, `${cardDir}-away`);
    for (let i = 0; i < 3; i++) source.push();
    log.close();
    expect(states).toEqual(['none', 'none', 'none', 'ok', 'ok', 'ok']);
    expect(lines).toEqual([expect.stringMatching(/^SD card: none/), 'SD card: written again']);
    expect(timesIn(cardDir, '2026-03-01')).toHaveLength(3);
  });

  const disks: readonly [state: string, options: string][] = [
    ['full', 'size=1m'],
    ['writeProtected', 'size=50m,ro'],
  ];
  it.each(disks)('on a card that is %s are given up with that state, and nothing breaks', (state, options) => {
    const disk = tinyDisk(options);
    if (disk === undefined) return;
    const source = manualSource(Date.parse('2026-03-01T08:00:00Z'));
    const { card: log, lines } = card(join(disk, 'card'));
    source.start((sample) => {
      log.append(sampleRowOf(sample));
    });
    for (let i = 0; i < 3; i++) source.push();
    log.close();
    expect(log.state()).toBe(state);
    expect(lines).toEqual([expect.stringContaining(`SD card: ${state}`)]);
  });
});
