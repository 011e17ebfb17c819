import type { I18n } from '@lingui/core';
import { type Bound, limitPointOf } from '../../core/limits/index.ts';
import { inputWords } from './inputWords.ts';

/** Text ids. */
const violations: Readonly<Record<Bound, string>> = {
  lower: /*i18n*/ '{point} unter dem Grenzwert',
  upper: /*i18n*/ '{point} über dem Grenzwert',
};

function inputText(i18n: I18n, name: string): string {
  const words = inputWords(name);
  return words === undefined ? name : i18n._(words.id, { number: words.number });
}

/** What a point that can have limits is called, by its id; the id itself where it is none. */
export function limitPointText(i18n: I18n, id: string): string {
  const point = limitPointOf(id);
  if (point === undefined) return id;
  const { input } = point;
  if (input === undefined) return i18n._(/*i18n*/ 'Netzdruck');
  const name = inputText(i18n, input.name);
  return input.slot === 0 ? name : i18n._(/*i18n*/ 'Verdichter {number}: {point}', { number: input.slot, point: name });
}

/** What the violation of a limit is called. */
export function violationText(i18n: I18n, point: string, bound: Bound): string {
  return i18n._(violations[bound], { point: limitPointText(i18n, point) });
}
