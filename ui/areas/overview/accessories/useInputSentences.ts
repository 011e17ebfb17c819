import { useLingui } from '@lingui/react';
import { useInputName, useSourceName } from '../../../station/index.ts';
import type { AccessoriesVm, InputRow } from './accessories.vm.ts';

/** More names make the line too long to be read. */
const maxNames = 3;

export interface InputSentences {
  /** How many inputs there are, and how many of them say nothing. */
  readonly title: string;
  /** Which ones say nothing; else where the inputs are. */
  readonly note: string;
  /** That there are none. */
  readonly empty: string;
}

/** The answers of the page in words. Only inside an observer. */
export function useInputSentences(vm: AccessoriesVm): InputSentences {
  const { i18n } = useLingui();
  const sourceName = useSourceName();
  const inputName = useInputName();
  const { source, rows, withoutValue, isKnown, isLive } = vm;
  const place = source === undefined ? undefined : sourceName(source);

  const title = (): string => {
    const count = rows.length;
    const missing = withoutValue.length;
    if (!isKnown) return place ?? i18n._('Messstellen');
    if (count === 0) return place === undefined ? i18n._('Keine Messstellen') : i18n._('{place}: keine Messstellen', { place });
    const answer = !isLive
      ? i18n._('{count, plural, one {# Messstelle} other {# Messstellen}}, zurzeit keine Werte', { count })
      : missing === 0
        ? i18n._('{count, plural, one {# Messstelle} other {# Messstellen}}, alle mit Wert', { count })
        : i18n._('{count, plural, one {# Messstelle} other {# Messstellen}}, {missing} ohne Wert', { count, missing });
    return place === undefined ? answer : `${place}: ${answer}`;
  };

  const nameOf = (row: InputRow) => (place === undefined ? `${inputName(row.name)} (${sourceName(row.source)})` : inputName(row.name));
  const missingOnes = (): string => {
    const names = withoutValue.slice(0, maxNames).map(nameOf).join(', ');
    const more = withoutValue.length - maxNames;
    return more > 0 ? i18n._('Ohne Wert: {names} und {more} weitere', { names, more }) : i18n._('Ohne Wert: {names}', { names });
  };
  const whereTheyAre = (): string => {
    if (source === 'master') return i18n._('Sensoren an der Steuerung');
    if (place !== undefined) return i18n._('Sensoren an {place}', { place });
    const own = rows.filter((row) => row.source === 'master').length;
    return i18n._('{own} an der Steuerung, {others} an Verdichtern', { own, others: rows.length - own });
  };
  const empty = (): string => {
    if (source === 'master') return i18n._('An der Steuerung sind keine Messstellen angeschlossen.');
    if (place !== undefined) return i18n._('An {place} sind keine Messstellen angeschlossen.', { place });
    return i18n._('An dieser Station sind keine Messstellen angeschlossen.');
  };

  return {
    title: title(),
    note: rows.length === 0 ? '' : isLive && withoutValue.length > 0 ? missingOnes() : whereTheyAre(),
    empty: empty(),
  };
}
