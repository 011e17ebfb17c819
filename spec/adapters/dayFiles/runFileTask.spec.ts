import { describe, expect, it } from '@jest/globals';
import type { FileTask } from '../../../adapters/dayFiles/FileTask.ts';
import { runFileTask } from '../../../adapters/dayFiles/runFileTask.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { loggedFile } from './loggedFile.ts';

const startMs = Date.parse('2026-03-01T06:00:00Z');
/** A file with rows at some seconds: a pressure in each, and compressor 3 on load. */
const fileOf = (seconds: readonly number[]) =>
  loggedFile(
    temporaryFolder(),
    '2026-03-01',
    seconds.map((s) => startMs + s * 1000),
    new Map([
      [plantChannel('systemPressureBar'), 7],
      [compressorChannel('electricalPowerKW', 3), 40],
    ]),
  ).path;

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
