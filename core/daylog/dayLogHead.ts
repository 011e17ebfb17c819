import type { DayLogHeader } from './DayLog.ts';
import type { DayLogLayout } from './DayLogLayout.ts';
import { headerFields, headerValue } from './headerBlock.ts';
import { layoutColumns, timeColumn } from './layoutColumns.ts';
import { dayLogLayouts } from './layouts/dayLogLayouts.ts';
import { timeShapes } from './timeText.ts';
import { layoutFor } from './layoutFor.ts';

/**
 * The lines before the first record: the header block, the column line and, in a layout that has one, the line of units.
 * Throws a RangeError when a reader would not choose this layout for the header's software version.
 */
export function dayLogHead(layout: DayLogLayout, header: DayLogHeader, layouts = dayLogLayouts): string {
  const { delimiter, decimalSign, unitsIn, timeFormat } = layout;
  const found = layoutFor(header.softwareVersion, layouts);
  if (typeof found === 'string' || found.version !== layout.version)
    throw new RangeError(`software version '${header.softwareVersion}' does not write the layout of ${layout.version}`);

  const values: Readonly<Record<keyof DayLogHeader, string>> = {
    date: timeShapes[timeFormat].date(header.date),
    schematicNumber: headerValue(header.schematicNumber),
    softwareVersion: header.softwareVersion,
    periodS: String(header.periodS).replace('.', decimalSign),
  };
  const block = Object.entries(headerFields).map(([field, { key }]) => `${key}${delimiter}${values[field as keyof DayLogHeader]}`);

  const columns = [{ name: timeColumn, unit: 'UTC' }, ...layoutColumns(layout)];
  const unitLines =
    unitsIn === 'columnLine'
      ? [columns.map(({ name, unit }) => (unit === undefined ? name : `${name} [${unit}]`))]
      : [columns.map(({ name }) => name), columns.map(({ unit }) => unit ?? '')];
  return [...block, ...unitLines.map((cells) => cells.join(delimiter)), ''].join('\n');
}
