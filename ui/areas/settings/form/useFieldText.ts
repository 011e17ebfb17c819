import { useLingui } from '@lingui/react';
import { type FieldValue, isRows } from '../../../../core/settings/index.ts';
import { displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { useFormat } from '../../../station/index.ts';
import { type FieldWords, itemNumber, patternOf } from './FormWords.ts';
import type { AnyForm } from './GroupForm.ts';
import { entryText } from './model/entryText.ts';
import { baseValue, entryValue } from './model/entryValue.ts';
import { textOfValue } from './textOfValue.ts';

/** The words of fields, numbers as the region writes them. */
export interface FieldText {
  readonly label: (path: string) => string;
  /** What the field belongs to: an item of a list. */
  readonly item: (path: string) => string | undefined;
  /** With the item. */
  readonly fullLabel: (path: string) => string;
  readonly hint: (path: string, isEmpty: boolean) => string | undefined;
  /** A number as it is typed. */
  readonly entry: (path: string, value: number) => string;
  /** A number as it is kept, from what was typed. */
  readonly kept: (path: string, typed: number) => number;
  readonly unit: (path: string) => string | undefined;
  /** The values that can be chosen, with their names. */
  readonly choices: (path: string) => readonly (readonly [value: string, name: string])[];
  /** A value as it is read. */
  readonly value: (path: string, value: FieldValue) => string;
}

/** Only inside an observer. */
export function useFieldText({ vm, words }: AnyForm): FieldText {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const wordsOf = (path: string): FieldWords => words[patternOf(path)] ?? { label: path };
  const label = (path: string) => i18n._(wordsOf(path).label);
  const item = (path: string) => {
    const { item: name } = wordsOf(path);
    return name && i18n._(name, { number: itemNumber(path) });
  };
  const { units } = useService(stores.settings).settings;
  const quantityOf = (path: string) => wordsOf(path).quantity?.(vm.values as never, path);
  const unit = (path: string) => {
    const quantity = quantityOf(path);
    return quantity === undefined ? wordsOf(path).unit?.(vm.values as never) : unitSymbol(displayUnit(quantity, units));
  };

  const choices = (path: string) => {
    const { choices: named = {}, symbols = {} } = wordsOf(path);
    return [...Object.entries(named).map(([value, name]) => [value, i18n._(name)] as const), ...Object.entries(symbols)];
  };

  const entry = (path: string, value: number) => entryText(entryValue(quantityOf(path), value, units), region, wordsOf(path).minDecimals);

  const valueText = (path: string, value: FieldValue): string => {
    const choice = choices(path).find(([choosable]) => choosable === textOfValue(value));
    if (choice !== undefined) return choice[1];
    if (typeof value === 'boolean') return value ? i18n._('ein') : i18n._('aus');
    if (typeof value === 'number') return [entry(path, value) || '---', unit(path)].filter(Boolean).join(' ');
    if (isRows(value)) return i18n._('{count, plural, one {# Eintrag} other {# Einträge}}', { count: value.rows.length });
    if (typeof value !== 'string' || value === '') return i18n._('leer');
    return wordsOf(path).text?.(i18n, value) ?? value;
  };

  return {
    label,
    item,
    fullLabel: (path) => [item(path), label(path)].filter(Boolean).join(': '),
    hint(path, isEmpty) {
      const { hint, whenEmpty = hint } = wordsOf(path);
      const shown = isEmpty ? whenEmpty : hint;
      return shown && i18n._(shown);
    },
    entry,
    kept: (path, typed) => baseValue(quantityOf(path), typed, units),
    unit,
    choices,
    value: valueText,
  };
}
