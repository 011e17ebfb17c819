import { entriesOf } from '../../records/index.ts';
import type { DayFileHeader } from '../DayFile.ts';
import type { DayFileLayout } from '../layouts/DayFileLayout.ts';
import { headerFields, headerValue } from '../read/headerBlock.ts';
import { layoutColumns, timeColumn } from '../layouts/layoutColumns.ts';
import { dayFileLayouts } from '../layouts/dayFileLayouts.ts';
import { timeShapes } from '../text/timeText.ts';
import { layoutFor } from '../layouts/layoutFor.ts';

/**
 * The lines before the first record: the header block, the column line and, in a layout that has one, the line of units.
 * Throws a RangeError when a reader would not choose this layout for the header's software version.
 */
export function dayFileHead(layout: DayFileLayout, header: DayFileHeader, layouts = dayFileLayouts): string {
  const { delimiter, decimalSign, unitsIn, timeFormat } = layout;
  const found = layoutFor(header.softwareVersion, layouts);
  if (typeof found === 'string' || found.version !== layout.version)
    throw new RangeError(`software version '${header.softwareVersion}' does not write the layout of ${layout.version}`);

  const values: Readonly<Record<keyof DayFileHeader, string | undefined>> = {
    date: timeShapes[timeFormat].date(header.date),
    schematicNumber: headerValue(header.schematicNumber),
    softwareVersion: header.softwareVersion,
    periodS: String(header.periodS).replace('.', decimalSign),
    estimated: header.estimated?.join(',') || undefined,
  };
  const block = entriesOf(headerFields).flatMap(([field, { key }]) => {
    const value = values[field];
    return value === undefined ? [] : [`${key}${delimiter}${value}`];
  });

  const columns = [{ name: timeColumn, unit: 'UTC' }, ...layoutColumns(layout)];
  const unitLines =
    unitsIn === 'columnLine'
      ? [columns.map(({ name, unit }) => (unit === undefined ? name : `${name} [${unit}]`))]
      : [columns.map(({ name }) => name), columns.map(({ unit }) => unit ?? '')];
  return [...block, ...unitLines.map((cells) => cells.join(delimiter)), ''].join('\n');
}
