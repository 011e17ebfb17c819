import type { CsvValue } from '../../core/csv/index.ts';
import { entryText, faultCode } from '../../core/faults/index.ts';
import type { FaultUp, FleetFaultsView, NamedFault } from '../../core/ports/index.ts';
import type { Language } from '../../i18n/index.ts';
import { table, text } from './machineTable.ts';

type Event = FleetFaultsView['week'][number];

const heads = [
  ...['station', 'name', 'source', 'machine', 'code', 'text', 'severity', 'at', 'active'],
  ...['acknowledged_by', 'acknowledged_at', 'acknowledged_why'],
];

function cellsOf(fault: NamedFault & Pick<Event, 'station' | 'name'>, language: Language): readonly CsvValue[] {
  const { station, name, source, bitIndex, severity, words, machine } = fault;
  const code = faultCode(source, bitIndex);
  const said = entryText(undefined, { source, bitIndex, words }, language);
  return [
    text(station),
    text(name),
    text(String(source)),
    text(machine),
    text(code),
    text(said === code ? undefined : said),
    text(severity),
  ];
}

const cellsUp = (fault: FaultUp, language: Language): readonly CsvValue[] => {
  const { sinceMs, acknowledgement: said } = fault;
  return [...cellsOf(fault, language), { atMs: sinceMs }, text('yes'), text(said?.by), { atMs: said?.atMs }, text(said?.why)];
};

/** What is up, then what came in the last seven days and is over or came earlier. */
export function faultsTable({ up, week }: FleetFaultsView, language: Language): string {
  const keyOf = ({ station, source, bitIndex }: FaultUp | Event, atMs: number | undefined) => `${station} ${source} ${bitIndex} ${atMs}`;
  const listed = new Set(up.map((fault) => keyOf(fault, fault.sinceMs)));
  const over = week.filter((event) => !listed.has(keyOf(event, event.atMs)));
  return table(heads, [
    ...up.map((fault) => cellsUp(fault, language)),
    ...over.map((event) => [
      ...cellsOf(event, language),
      { atMs: event.atMs },
      text('no'),
      text(undefined),
      text(undefined),
      text(undefined),
    ]),
  ]);
}
