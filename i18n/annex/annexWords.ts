import type { I18n } from '@lingui/core';
import { type AnnexWords, figureHeads } from '../../core/annex/index.ts';
import { isNameOf, recordOf } from '../../core/records/index.ts';
import { circuitNames } from '../heatReport/circuitNames.ts';
import { kindWords } from '../texts/kindWords.ts';
import { measureNames, measureStateNames } from '../texts/measureNames.ts';
import { serviceNames } from '../texts/serviceNames.ts';
import {
  annexColumnNames,
  annexDayTypeNames,
  annexFieldNames,
  annexFigureNames,
  annexFormNames,
  annexHeads,
  annexReasons,
  annexSectionNames,
  annexTableNames,
  annexWindowNames,
} from './annexTexts.ts';

const words: Readonly<Partial<Record<string, string>>> = {
  ...circuitNames,
  ...serviceNames,
  ...annexWindowNames,
  ...annexDayTypeNames,
  ...measureStateNames,
};

/** Units without a symbol: numbers, and ratios of two of the same unit. */
const plain: ReadonlySet<string> = new Set(['ratio', '1']);

/** The words of an annex, whose money is in a currency. */
export function annexWords(i18n: I18n, currency: string): AnnexWords {
  return {
    section: (id) => i18n._(annexSectionNames[id]),
    figure: (id) => i18n._(annexFigureNames[id]),
    table: (id) => i18n._(annexTableNames[id]),
    form: (id) => i18n._(annexFormNames[id]),
    field: (id) => i18n._(annexFieldNames[id]),
    column: (id) => i18n._(annexColumnNames[id]),
    kind: (kind) => (isNameOf(kindWords, kind) ? i18n._(kindWords[kind]) : i18n._('keine')),
    reason(reason) {
      const known = annexReasons[reason];
      return known === undefined ? reason : i18n._(known);
    },
    word(id) {
      const known = words[id];
      return known === undefined ? id : i18n._(known);
    },
    measure: (id) => (isNameOf(measureNames, id) ? i18n._(measureNames[id]) : id),
    unit: (unit) => (plain.has(unit) ? '' : unit.replace('currency', currency).replaceAll('m3', 'm³')),
    heads: recordOf(figureHeads, (head) => i18n._(annexHeads[head])),
  };
}
