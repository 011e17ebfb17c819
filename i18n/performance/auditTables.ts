import type { I18n } from '@lingui/core';
import { performanceChecks } from '../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../core/ports/index.ts';
import type { DocumentColumn, DocumentRow, DocumentTable } from '../../core/report/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { formatDay, formatNumber, formattedValueOf, signedText } from '../format/index.ts';
import type { Region } from '../Region.ts';
import { modelCheckWords, coefficientUnits, coefficientWords } from './performanceWords.ts';

const percent = 100;
const tDigits = 1;
const maxDigits = 12;
/** Decimals that show a standard error with two digits; its coefficient has the same. */
const decimalsOf = (standardError: number): number =>
  standardError > 0 ? Math.min(maxDigits, Math.max(0, 1 - Math.floor(Math.log10(standardError)))) : 2;

const column = (id: string, label: string, unit = ''): DocumentColumn => ({ id, label, unit });
const row = (at: number, label: string, cells: readonly string[]): DocumentRow => ({ index: at + 1, label, cells, isTotal: false });

/** The coefficients of the model with their standard errors. */
export function modelTable(i18n: I18n, { performance: { model } }: PerformanceAnswer, region: Region): DocumentTable {
  return {
    id: 'model',
    title: i18n._('Modell: Energie eines Tages'),
    head: i18n._('Abhängig von'),
    columns: [
      column('value', i18n._('Koeffizient')),
      column('unit', i18n._('Einheit')),
      column('error', i18n._('Standardfehler')),
      column('t', i18n._('t-Wert')),
    ],
    rows: (model?.coefficients ?? []).map(({ of, value, standardError, t }, i) =>
      row(i, i18n._(coefficientWords[of]), [
        formatNumber(value, decimalsOf(standardError), region),
        coefficientUnits[of],
        formatNumber(standardError, decimalsOf(standardError), region),
        formatNumber(t, tDigits, region),
      ]),
    ),
  };
}

/** How the model stands to its limits. */
export function checkTable(i18n: I18n, { performance: { checks } }: PerformanceAnswer, region: Region): DocumentTable {
  const rows = performanceChecks.flatMap((name, i) => {
    if (checks === undefined) return [];
    const { value, isKept } = checks[name];
    const words = modelCheckWords[name];
    const shown = formatNumber(words.isShare ? value * percent : value, words.digits, region);
    const kept = isKept === undefined ? i18n._('zur Information') : isKept ? i18n._('eingehalten') : i18n._('nicht eingehalten');
    return [row(i, i18n._(words.name), [words.isShare ? formattedValueOf(shown, '%', region).text : shown, i18n._(words.limit), kept])];
  });
  return {
    id: 'checks',
    title: i18n._('Güte des Modells'),
    head: i18n._('Prüfung'),
    columns: [column('value', i18n._('Wert')), column('limit', i18n._('Grenze')), column('kept', i18n._('Ergebnis'))],
    rows,
  };
}

/** What changed the need for energy, with who entered it and why. */
export function adjustmentTable(i18n: I18n, { adjustments }: PerformanceAnswer, zone: string, region: Region): DocumentTable {
  return {
    id: 'adjustments',
    title: i18n._('Nicht routinemäßige Anpassungen'),
    head: i18n._('Von'),
    columns: [
      column('until', i18n._('Bis')),
      column('energy', i18n._('Energie'), i18n._('kWh/Tag')),
      column('note', i18n._('Grund')),
      column('author', i18n._('Eingetragen von')),
    ],
    rows: adjustments.map(({ from, until, kWhPerDay, note, author, enteredMs }, i) =>
      row(i, formatDay(from, region), [
        until === undefined ? i18n._('offen') : formatDay(until, region),
        signedText(formatNumber(kWhPerDay, 0, region)),
        note,
        `${author}, ${formatDay(plantDayOf(enteredMs, zone), region)}`,
      ]),
    ),
  };
}
