import type { FaultReading } from '../../core/faults/index.ts';
import type { EmailReceiver } from '../../core/settings/index.ts';
import type { Quantity } from '../../core/units/index.ts';
import {
  formatBesideLimit,
  formatQuantity,
  formatSharedClock,
  formatSharedDate,
  formatSharedDateTime,
  missing,
} from '../../i18n/format/index.ts';
import { defaultRegion } from '../../i18n/index.ts';
import type { FaultReport, ReportedFault, ReportedMachine } from '../../core/ports/index.ts';
import { codeAndWords, faultWords, severityWord, sourceWords, stationTitle, worstFirst, type Writing } from './faultWords.ts';
import type { MailText } from '../../server/mails/sendMail.ts';
import { clipped, plainLine } from '../../server/text/plainLine.ts';
import { masterWords, stateWords } from './words.ts';

type Line = readonly [label: string, value: string];

const longestSubject = 150;
const longestField = 1000;
const lines = (rows: readonly Line[]) => rows.map(([label, value]) => `${label}: ${value === '' ? missing : value}`).join('\n');

function subjectOf(writing: Writing, report: FaultReport): string {
  const { i18n } = writing;
  const [worst] = worstFirst(report);
  if (worst === undefined) return stationTitle(writing);
  const values = {
    station: stationTitle(writing),
    severity: severityWord(writing, worst),
    source: sourceWords(writing, worst.source),
    fault: faultWords(writing, worst),
    count: report.faults.length - 1 + report.moreCount,
  };
  const subject =
    values.count === 0
      ? i18n._('{station}: {severity}, {source}: {fault}', values)
      : i18n._('{station}: {severity}, {source}: {fault} (+{count})', values);
  return clipped(subject, longestSubject);
}

const described = (title: string, { name, type }: Pick<ReportedMachine, 'name' | 'type'>) =>
  [title, name, type].filter((part) => part !== '').join(', ');

function faultLines(writing: Writing, fault: ReportedFault, { status }: FaultReport): readonly Line[] {
  const { i18n, language, settings } = writing;
  const { zone } = settings.time;
  const machine = status.machines.find(({ number }) => number === fault.source);
  return [
    [i18n._('Datum'), formatSharedDate(fault.atMs, zone, language)],
    [i18n._('Uhrzeit'), formatSharedClock(fault.atMs, zone)],
    [severityWord(writing, fault), codeAndWords(writing, fault)],
    ...(typeof fault.source === 'string'
      ? ([[i18n._('Gemeldet von'), sourceWords(writing, fault.source)]] as const)
      : ([
          [i18n._('Verdichter Nr.'), described(String(fault.source), { name: machine?.name ?? '', type: '' })],
          [i18n._('Typ'), machine?.type ?? ''],
        ] as const)),
    ...(fault.reading === undefined ? [] : readingLines(writing, fault.reading)),
  ];
}

function readingLines({ i18n, language, settings }: Writing, { quantity, value, limit }: FaultReading): readonly Line[] {
  const shown = (of: number | undefined) => formatBesideLimit(quantity, of, settings.units, defaultRegion(language)).text;
  return [
    [i18n._('Messwert'), shown(value)],
    [i18n._('Grenzwert'), shown(limit)],
  ];
}

function statusLines(writing: Writing, { status }: FaultReport): readonly Line[] {
  const { i18n, language, settings } = writing;
  const shown = (quantity: Quantity, value: number | undefined) =>
    formatQuantity(quantity, value, settings.units, defaultRegion(language)).text;
  const state = (word: string | undefined) => (word === undefined ? '' : i18n._(word));
  return [
    [i18n._('Hauptsteuerung'), state(status.master && masterWords[status.master])],
    [i18n._('Netzdruck'), shown('pressure', status.systemPressureBar)],
    [i18n._('Volumenstrom'), shown('volumeFlow', status.volumeFlowM3min)],
    [i18n._('Liefermenge (FAD)'), shown('volumeFlow', status.deliveryVolumeM3min)],
    [i18n._('Auslastung'), shown('ratio', status.loadRatio)],
    ...status.machines.map((machine): Line => {
      const title = described(sourceWords(writing, machine.number), machine);
      return [title, state(machine.state && stateWords[machine.state])];
    }),
  ];
}

/** The mail that reports faults to a receiver. */
export function faultMail(writing: Writing, report: FaultReport, { salutation, plantAddress }: EmailReceiver): MailText {
  const { i18n, language, settings } = writing;
  const { customer, time } = settings;
  const { zone } = time;
  const at = formatSharedDateTime(report.status.atMs, zone, language);
  const field = (text: string) => plainLine(text, longestField);
  const greeting = field(salutation);
  const blocks = [
    ...(greeting === '' ? [] : [greeting]),
    i18n._('{station} meldet:', { station: stationTitle(writing) }),
    ...report.faults.map((fault) => lines(faultLines(writing, fault, report))),
    ...(report.moreCount === 0
      ? []
      : [i18n._('Weitere Meldungen: {count}. Sie stehen in den Störmeldungen.', { count: report.moreCount })]),
    lines([
      [i18n._('Adresse'), field(plantAddress) || field(customer.plantAddress)],
      [i18n._('Kunde'), field(customer.customer)],
    ]),
    `${i18n._('Zustand der Station am {at} (Zeitzone {zone})', { at, zone })}\n${lines(statusLines(writing, report))}`,
    lines([
      [i18n._('Ansprechpartner im Service'), field(customer.supportContact)],
      [i18n._('Telefon'), field(customer.supportPhone)],
    ]),
    i18n._('Diese Nachricht hat die Steuerung von selbst gesendet.'),
  ];
  return { subject: subjectOf(writing, report), text: `${blocks.join('\n\n')}\n` };
}

/** The mail that shows that mails arrive. */
export function testMailText(writing: Writing): MailText {
  const { i18n } = writing;
  const station = stationTitle(writing);
  return {
    subject: clipped(i18n._('{station}: Test-E-Mail', { station }), longestSubject),
    text: `${i18n._('Diese E-Mail zeigt, dass {station} E-Mails senden kann.', { station })}\n`,
  };
}
