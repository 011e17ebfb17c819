import { parse } from 'csv-parse/sync';
import papa from 'papaparse';
import { statusBit } from '../../core/compressor/index.ts';
import { dayLogHead, dayLogRow, latestLayout, readDayLog } from '../../core/daylog/index.ts';
import { channels, emptyRow } from '../../core/samples/index.ts';
import { sideBySide } from './sideBySide.ts';

const rowsOfADay = 43_200;
const startMs = Date.parse('2026-11-20T00:00:00Z');

const row = (i: number) => {
  const filled = emptyRow(startMs + i * 2000);
  channels.forEach((channel, k) => {
    filled.values[k] = channel.startsWith('status') ? statusBit.on | statusBit.running : ((i * 31 + k * 17) % 9973) / 100;
  });
  return filled;
};
const rows = Array.from({ length: rowsOfADay }, (_, i) => row(i));
const head = dayLogHead(latestLayout, { date: '2026-11-20', schematicNumber: '', softwareVersion: latestLayout.version, periodS: 2 });
const text = head + rows.map((each) => dayLogRow(latestLayout, each)).join('');
const bytes = new TextEncoder().encode(text);

sideBySide(`read a day file of 10 machines, ${(bytes.length / 1e6).toFixed(1)} MB`, [
  { name: 'readDayLog', run: () => readDayLog(bytes).samples.length },
  {
    name: 'papaparse 5, dynamicTyping',
    run: () => papa.parse(new TextDecoder().decode(bytes), { dynamicTyping: true, skipEmptyLines: true }).data.length,
  },
  { name: 'csv-parse 7, cast', run: () => parse(bytes, { cast: true, relax_column_count: true }).length },
]);
