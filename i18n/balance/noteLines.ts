import type { I18n } from '@lingui/core';
import { balanceFigure, type BalanceReport, coveragePercent, type ReportNote } from '../../core/balance/index.ts';
import { type DataNeedName, dataNeeds } from '../../core/figures/index.ts';
import type { AnyQuantity, UnitChoice } from '../../core/units/index.ts';
import { type PlantDay, shiftDay } from '../../core/time/index.ts';
import { formattedValueOf, formatDay, formatNumber, unitSymbol } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { markedShortfall } from '../texts/shortfallText.ts';
import { rowNames } from './reportWords.ts';

/** What a note says, in German; the catalogue has the other languages. */
const texts: Readonly<Record<Exclude<ReportNote['code'], DataNeedName>, string>> = {
  estimatedPower: /*i18n*/ 'Leistung von {machine} zumindest zeitweise geschätzt und nicht gemessen, damit auch Energie und Kosten.',
  estimatedDelivery:
    /*i18n*/ 'Liefermenge von {machine} zumindest zeitweise geschätzt und nicht gemessen, damit auch Volumen und spezifische Leistung.',
  estimatedFlow: /*i18n*/ 'Volumenstrom zumindest zeitweise geschätzt und nicht gemessen, damit auch die Leckage.',
  missingDays: /*i18n*/ 'Ohne Datendatei: {days}.',
  noData: /*i18n*/ '{machine}: keine Daten im Zeitraum.',
  partialData: /*i18n*/ '{machine}: {shares} des Zeitraums erfasst. Was fehlt, ist in keiner Summe.',
  standstillEnergy: /*i18n*/ '{machine}: {energy} weder bei Last noch im Leerlauf (aus, bereit, gestört oder Zustand unbekannt).',
  volumeWhileStanding: /*i18n*/ '{machine}: {volume} bei stehendem Motor gemeldet und nicht gezählt.',
  notInSpecificPower: /*i18n*/ '{machine}: zählt nicht zur spezifischen Leistung der Station, weil Energie oder Volumen fehlt.',
  unequalCoverage: /*i18n*/ '{machine}: Energie und Volumen sind unterschiedlich lange erfasst, die spezifische Leistung ist unsicher.',
  noMachines: /*i18n*/ 'Kein Verdichter mit Daten im Zeitraum.',
  noPressure: /*i18n*/ 'Der Netzdruck ist im Zeitraum nicht erfasst.',
  noCoverage: /*i18n*/ 'Die Steuerung nennt keine Abdeckung: Wie vollständig die Daten sind, ist nicht bekannt.',
  countersBeside:
    /*i18n*/ 'Energiezähler: vom ersten bis zum letzten gelesenen Stand im Zeitraum, nach einem Zurücksetzen oder Tausch nur danach. Die Summe deckt nur die erfasste Zeit ab.',
  roundedOnce:
    /*i18n*/ 'Zeiten, Energie und Volumen sind aus den Messwerten summiert, Verhältnisse sind Verhältnisse der Summen. Jeder Wert ist einmal gerundet: Summen gerundeter Werte können in der letzten Stelle abweichen.',
};
const coverageNames = {
  state: /*i18n*/ 'Betriebszustand',
  power: /*i18n*/ 'Leistung',
  delivery: /*i18n*/ 'Liefermenge',
} as const;

/** What a coverage is of. */
export function coverageName(i18n: I18n, of: keyof typeof coverageNames): string {
  return i18n._(coverageNames[of]);
}

/** Runs of days that follow each other. */
function runsOf(days: readonly PlantDay[]): readonly (readonly [first: PlantDay, last: PlantDay])[] {
  const runs: [PlantDay, PlantDay][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run !== undefined && shiftDay(run[1], 1) === day) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** What a note is about, without the machine that it is of. */
function namedIn(i18n: I18n, note: ReportNote, units: UnitChoice, region: Region): Readonly<Record<string, string>> {
  const quantity = (of: AnyQuantity, base: number) => {
    const { value, unit, digits } = balanceFigure(of, base, units);
    return formattedValueOf(formatNumber(value, digits, region), unitSymbol(unit!), region).text;
  };
  const day = (of: PlantDay) => formatDay(of, region);
  const run = (from: PlantDay, until: PlantDay) =>
    from === until ? day(from) : i18n._('{from} bis {until}', { from: day(from), until: day(until) });
  return {
    ...('of' in note && {
      shares: `${coverageName(i18n, note.of)} ${formattedValueOf(formatNumber(coveragePercent(note.coverageRatio), 1, region), '%', region).text}`,
    }),
    ...('energyKWh' in note && { energy: quantity('energy', note.energyKWh) }),
    ...('volumeM3' in note && { volume: quantity('volume', note.volumeM3) }),
    ...('days' in note && {
      days: runsOf(note.days)
        .map(([from, until]) => run(from, until))
        .join(', '),
    }),
  };
}

/** Notes of one code that are joined: the parts of one machine, and machines that have the same to say. */
interface Remark {
  readonly code: ReportNote['code'];
  readonly machines: readonly number[];
  readonly named: Readonly<Record<string, string>>;
}

function joinedRemarks(remarks: readonly Remark[]): readonly Remark[] {
  const joined: Remark[] = [];
  for (const remark of remarks) {
    const at = joined.findIndex(({ code, named }) => code === remark.code && JSON.stringify(named) === JSON.stringify(remark.named));
    const same = joined[at];
    if (same === undefined) joined.push(remark);
    else joined[at] = { ...same, machines: [...same.machines, ...remark.machines] };
  }
  return joined;
}

/** The notes of a report as a person reads them. */
export function noteLines(i18n: I18n, report: Pick<BalanceReport, 'notes' | 'rows' | 'units'>, region: Region): readonly string[] {
  const remarks: Remark[] = [];
  for (const note of report.notes) {
    const machines = 'index' in note ? [note.index] : [];
    const named = namedIn(i18n, note, report.units, region);
    const last = remarks.at(-1);
    if (note.code === 'partialData' && last?.code === 'partialData' && last.machines[0] === note.index)
      remarks[remarks.length - 1] = { ...last, named: { shares: `${last.named['shares']}, ${named['shares']}` } };
    else remarks.push({ code: note.code, machines, named });
  }
  const name = rowNames(i18n, report);
  const isNeed = (code: ReportNote['code']): code is DataNeedName => code in dataNeeds;
  return joinedRemarks(remarks).map(({ code, machines, named }) =>
    isNeed(code)
      ? markedShortfall(i18n, code)
      : i18n._(texts[code], { ...named, ...(machines.length > 0 && { machine: machines.map(name).join(', ') }) }),
  );
}
