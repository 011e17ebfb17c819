import type { CsvRows } from '../csv/index.ts';
import type { FaultWindow } from '../ports/index.ts';
import { displayUnit, displayValue, type Unit, type UnitChoice } from '../units/index.ts';
import { windowSeries, type WindowSeries } from './windowSeries.ts';

/** What a table of a window says besides numbers. */
export interface WindowWords {
  readonly time: string;
  readonly series: (series: WindowSeries, unit: Unit) => string;
}

/** Exact to more digits than are usual on a page. */
const moreDigits = 2;

/** Every line of the time around a fault as a table with a row for each moment, in the chosen units. */
export function windowCsv(window: Pick<FaultWindow, 'samples' | 'inputs'>, units: UnitChoice, words: WindowWords): CsvRows {
  const lines = windowSeries(window);
  const { samples } = window;
  const head = [{ text: words.time }, ...lines.map((line) => ({ text: words.series(line, displayUnit(line.quantity, units)) }))];
  const rows = Array.from({ length: samples.length }, (_, i) => [
    { atMs: samples.timesMs[i] },
    ...lines.map(({ quantity, values }) => {
      const { value, digits } = displayValue(quantity, values[i], units);
      return { number: value, digits: digits + moreDigits };
    }),
  ]);
  return [head, ...rows];
}
