import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundFile } from '../../../adapters/dayFiles/findDayFiles.ts';
import { type Channel, channelPosition, emptyRow } from '../../../core/samples/index.ts';
import { dayFileText } from '../../../station/card/dayFileText.ts';

const text = dayFileText(() => 'S-1');

/** A day file in a folder, with the same values at each of some times. */
export function loggedFile(folder: string, day: string, timesMs: readonly number[], values: ReadonlyMap<Channel, number>): FoundFile {
  const path = join(folder, `MCHE-${day.replaceAll('-', '')}.csv`);
  const lines = timesMs.map((atMs) => {
    const row = emptyRow(atMs);
    for (const [channel, value] of values) row.values[channelPosition(channel)] = value;
    return text.row(row);
  });
  writeFileSync(path, text.head(day) + lines.join(''));
  return { day, path, sizeBytes: 0 };
}
