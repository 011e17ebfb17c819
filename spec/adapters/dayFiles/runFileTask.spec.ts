import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { FileTask } from '../../../adapters/dayFiles/FileTask.ts';
import { runFileTask } from '../../../adapters/dayFiles/runFileTask.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const startMs = Date.parse('2026-03-01T06:00:00Z');
const text = dayFileText(() => 'S-1');

/** A file with rows at some seconds: a pressure in each, and compressor 3 on load. */
function fileOf(seconds: readonly number[]): string {
  const path = join(temporaryFolder(), 'MCHE-20260301.csv');
  const lines = seconds.map((s) => {
    const row = emptyRow(startMs + s * 1000);
    row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
    row.values[channelPosition(compressorChannel('electricalPowerKW', 3))] = 40;
    return text.row(row);
  });
  writeFileSync(path, text.head('2026-03-01') + lines.join(''));
  return path;
}

const answerOf = (task: FileTask) => {
  const answer = runFileTask(task);
  if ('failure' in answer) throw new Error(answer.failure);
  return answer;
};

describe('what a day file answers', () => {
  it('to who asks for its facts: rows, their spacing, and the time between them of which nothing is known', () => {
    const facts = answerOf({ wanted: 'facts', path: fileOf([0, 2, 4, 6, 106, 108, 110, 170]) });
    expect(facts).toMatchObject({
      ...{ rows: 8, firstMs: startMs, latestMs: startMs + 170_000, spacingS: 2, machines: [3], problemCount: 0, isTooLong: false },
      gaps: { count: 2, missingS: 98 + 58, longestS: 98 },
    });
  });

  it('is of no time where it has no rows', () => {
    expect(answerOf({ wanted: 'facts', path: fileOf([]) })).toMatchObject({
      ...{
        rows: 0,
        firstMs: undefined,
        latestMs: undefined,
        spacingS: undefined,
        machines: [],
        gaps: { count: 0, missingS: 0, longestS: 0 },
      },
    });
  });
});
