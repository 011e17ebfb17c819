/** Records the time around a fault every few samples until it is killed: `node boxChild.ts DATABASE FROM_MS`. The time of each sample is reported on a line of its own. */
import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { faultWindowRepository } from '../../adapters/sqlite/faultWindowRepository.ts';
import { migrations } from '../../adapters/sqlite/migrations/migrations.ts';
import { openDatabase } from '../../adapters/sqlite/openDatabase.ts';
import { demoPlant, plantSnapshot, startPlant } from '../../core/plant/index.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import { dayFileText } from '../../station/card/dayFileText.ts';
import { blackBox } from '../../station/faults/blackBox.ts';
import { faultLogEntryOf } from '../../station/faults/faultLogEntryOf.ts';
import { notify } from './notify.ts';

const [file, fromMs] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const box = blackBox({
  repository: faultWindowRepository(openDatabase(file!, migrations)),
  text: dayFileText(() => 'SOAK'),
  dayFiles: { read: () => Promise.resolve(undefined) },
  zone: () => 'UTC',
  recordsWarnings: () => false,
  log,
});
const plant = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 7, atMs: Number(fromMs) }));
const fault = { source: 2, bitIndex: 65, number: 66, severity: 'error' } as const;
const spacingMs = 20_000;
for (let i = 0, atMs = Number(fromMs); ; i++, atMs += spacingMs) {
  const sample = { ...plant, maintenance: [], atMs, faults: i % 7 < 3 ? [fault] : [] };
  box.take(sampleRowOf(sample), sample, i % 7 === 0 ? [faultLogEntryOf(fault, sample)] : []);
  await notify(`${atMs}\n`);
  await turn();
}
