import { expect, it } from '@jest/globals';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { archiveListResponse } from '../../../adapters/contract/schemas.ts';
import { paths } from '../../../adapters/contract/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { dayFilePath } from '../../../adapters/card/dayFilePath.ts';
import { dayFileOf, simulatedDays, zone } from '../figures/plantCard.ts';
import { logLines } from '../logLines.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const days = ['2026-03-27', '2026-03-28', '2026-03-29'] as const;
const range = { from_ms: plantDayRange(days[0], zone).fromMs, until_ms: plantDayRange(days[2], zone).untilMs };
const files = new Map([...simulatedDays(days[0], days[2])].map(([day, rows]) => [day, dayFileOf(day, rows)]));

function writeCard(folder: string): void {
  for (const [day, text] of files) {
    const path = dayFilePath(join(folder, 'card'), day);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

async function startOn(folder: string) {
  const { log, lines } = logLines();
  const station = await startStation({ folder, log, nowMs: () => Date.parse('2026-04-02T09:00:00Z') });
  return { station, damage: () => lines.filter((line) => line.includes('what can be read of it counts')) };
}

/** Has all files read, and lists the archive. */
async function archiveAfterReading(station: RunningStation) {
  const { headers } = withToken(station.tokenOf('read'));
  const question = asJson(range);
  const asked = await station.call(paths.energyBalance, {
    ...question,
    headers: { ...(question.headers as object), ...(headers as object) },
  });
  expect(asked.status).toBe(200);
  const listed = archiveListResponse.parse(await (await station.call(paths.archiveList, { headers: headers! })).json());
  return 'damaged' in listed ? listed.damaged : 'not stated';
}

it('a station logs each damaged day file once, also after a restart, and lists it with the archive', async () => {
  const folder = temporaryFolder();
  writeCard(folder);
  const path = dayFilePath(join(folder, 'card'), days[0]);
  const [head, ...rows] = files.get(days[0])!.split(/\n(?=\d{4}-)/);
  writeFileSync(path, [head, rows[0], 'x'.repeat(40), ...rows.slice(1)].join('\n'));
  appendFileSync(dayFilePath(join(folder, 'card'), days[2]), '2026-03-');
  const line = head!.split('\n').length + 2;
  const last = files.get(days[2])!.split('\n').length;
  const listed = [
    { file: 'MCHE-20260329.csv', problems: 1, first: { line: last, column: 1, problem: 'badTime', expected: 'YYYY-MM-DDTHH:MM:SSZ' } },
    { file: 'MCHE-20260327.csv', problems: 1, first: { line, column: 1, problem: 'badTime', expected: 'YYYY-MM-DDTHH:MM:SSZ' } },
  ];
  const first = await startOn(folder);
  expect(await archiveAfterReading(first.station)).toEqual(listed);
  expect(await archiveAfterReading(first.station)).toEqual(listed);
  expect(first.damage().toSorted()).toEqual([
    `SD card: MCHE-20260327.csv has 1 problem in line ${line}, column 1 (badTime, expected YYYY-MM-DDTHH:MM:SSZ); what can be read of it counts`,
    expect.stringMatching(/^SD card: MCHE-20260329\.csv has 1 problem in line \d+, column 1 /),
  ]);
  await first.station.close();

  const second = await startOn(folder);
  expect(await archiveAfterReading(second.station)).toEqual(listed);
  expect(second.damage()).toEqual([]);
  for (const [day, text] of files) writeFileSync(dayFilePath(join(folder, 'card'), day), text);
  expect(await archiveAfterReading(second.station)).toBe('not stated');
  expect(second.damage()).toEqual([]);
  await second.station.close();
});

it('a card whose day files are whole has an archive list of what the customer states alone', async () => {
  const folder = temporaryFolder();
  writeCard(folder);
  const { station, damage } = await startOn(folder);
  expect(await archiveAfterReading(station)).toBe('not stated');
  expect(damage()).toEqual([]);
  await station.close();
});
