import { entryText, faultCode } from '../../core/faults/index.ts';
import type { FleetStationRow } from '../../core/ports/index.ts';
import type { Language } from '../../i18n/index.ts';
import { number, table, text } from './machineTable.ts';

const heads = [
  ...['station', 'name', 'place', 'operator', 'owner', 'state', 'seen', 'pressure_bar', 'power_kW', 'specific_kWh_per_m3', 'deviation'],
  ...['leak_currency', 'leak_low_per_year', 'leak_high_per_year', 'leak_upper_bound', 'services_30_days', 'faults'],
  ...['worst_code', 'worst_text', 'worst_machine', 'coverage', 'data_until'],
];

/** The list of today as programs read it, in the order that it has. */
export const stationsTable = (rows: readonly FleetStationRow[], language: Language): string =>
  table(
    heads,
    rows.map(({ leak, worst, ...row }) => [
      ...[text(row.id), text(row.name), text(row.place), text(row.operator), text(row.owner), text(row.standing), { atMs: row.seenMs }],
      ...[number(row.pressureBar, 2), number(row.powerKW, 1), number(row.specificKWhPerM3, 5), number(row.deviationShare, 4)],
      ...[text(leak?.currency), number(leak?.lowPerYear, 0), number(leak?.highPerYear, 0)],
      text(leak && (leak.isUpperBound ? 'yes' : 'no')),
      ...[number(row.serviceDue, 0), number(row.faultsUp, 0)],
      text(worst && faultCode(worst.source, worst.bitIndex)),
      ...[
        text(worst && entryText(undefined, worst, language)),
        text(worst?.machine),
        number(row.coverageShare, 4),
        { atMs: row.dataUntilMs },
      ],
    ]),
  );
