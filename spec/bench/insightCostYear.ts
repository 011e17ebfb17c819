import { daySums, joinedRecords, quarterHourMs, type QuarterRecords } from '../../core/totals/index.ts';
import { flatRates, rateTableOf } from '../../core/tariff/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { readDayFile } from '../../core/dayFile/index.ts';
import { encodeCost } from '../../adapters/contract/index.ts';
import { runDayFileTask } from '../../station/figures/dayFileTask.ts';
import { encodeDayRecord } from '../../station/figures/dayRecordBytes.ts';

const workdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const window = { name: 'peak hours', days: workdays, from: '06:00', until: '22:00', perKWh: 0.28 };
const calendar = { since: '2020-01-01', kind: 'calendar', windows: [window], otherwise: { name: 'off-peak', perKWh: 0.2 } } as const;

const later = (quarters: QuarterRecords, days: number): QuarterRecords => ({
  ...quarters,
  numbers: quarters.numbers.map((quarter) => quarter + (days * msPerDay) / quarterHourMs),
});

/** The answer to so many days, of which the parts that a station keeps are there: from bytes to the text that is sent. */
export function costOfDays(dayFile: Uint8Array, days: number): () => string {
  const { summary, parts } = daySums(readDayFile(dayFile), { fromMs: -Infinity, untilMs: Infinity });
  const quarters = joinedRecords(parts);
  const sums = Array.from({ length: days }, (_, day) => encodeDayRecord({ summary, quarters: later(quarters, day) }).energies);
  const fromMs = quarters.numbers[0]! * quarterHourMs;
  const range = { fromMs, untilMs: fromMs + days * msPerDay };
  const prices = rateTableOf([calendar], () => new Map());
  const question = { range, prices, co2: flatRates(0.38), zone: 'Europe/Berlin', every: 'month' } as const;
  return () => JSON.stringify(encodeCost({ cost: runDayFileTask({ wanted: 'cost', sums, question }), targetKWh: undefined }));
}
