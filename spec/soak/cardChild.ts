/** Writes rows, minutes of an analog input and archives on a card until it is killed: `node cardChild.ts CARD FROM_MS`. A row's time is reported on a line of its own before it is written. */
import { pino } from 'pino';
import { channels, emptyRow } from '../../core/samples/index.ts';
import { emptyTotals } from '../../core/totals/index.ts';
import { msPerMinute, plantDayOf } from '../../core/time/index.ts';
import { archiveWriter } from '../../station/card/archiveWriter.ts';
import { folderCard } from '../../adapters/card/index.ts';
import { cardHistory } from '../../station/card/cardHistory.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';
import { inputHistory } from '../../station/card/inputHistory.ts';
import { inputFileHead } from '../../core/inputFile/index.ts';

import { estimatedAt } from './estimatedAt.ts';
import { notify } from './notify.ts';

const [cardDir, fromMs] = process.argv.slice(2);
const folder = folderCard(cardDir!);
const card = cardHistory({ card: folder, text: dayFileText(() => 'SOAK'), zone: () => 'UTC', log: pino({ level: 'silent' }) });
const inputs = inputHistory({
  card: folder,
  head: (date) => inputFileHead({ date, schematicNumber: 'SOAK', zone: 'UTC' }),
  zone: () => 'UTC',
  log: pino({ level: 'silent' }),
});
const dewPoint = { index: 1, name: 'DEW_POINT', function: 'temperature', value: 3 } as const;
const writeArchive = archiveWriter({
  card: folder,
  station: () => ({ stationName: String(process.pid), schematicNumber: 'SOAK', zone: 'UTC', compressorNames: [] }),
});

async function archive(atMs: number): Promise<void> {
  const day = plantDayOf(atMs, 'UTC');
  await writeArchive(day.slice(0, 7), [{ day, totals: emptyTotals(atMs, atMs + msPerMinute) }]);
}

/** Far enough apart that a new day file begins every few dozen rows. */
const spacingMs = 30 * msPerMinute;
let archiving = Promise.resolve();
for (let atMs = Number(fromMs); ; atMs += spacingMs) {
  await notify(`${atMs}\n`);
  const row = emptyRow(atMs);
  row.values.fill(1, 0, channels.length);
  card.append(row, estimatedAt(atMs));
  inputs.take({ atMs, master: { inputs: [dewPoint] }, compressors: [], faults: [] });
  await Promise.all([card.written(), inputs.written()]);
  if (card.state() !== 'ok') throw new Error(`the card is ${card.state()}`);
  archiving = archiving.then(() => archive(atMs));
  if (atMs % (10 * spacingMs) === 0) await archiving;
}
