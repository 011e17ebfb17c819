import { useLingui } from '@lingui/react';
import { useInputName } from '../../station/index.ts';
import { allSeries, type AnalysisSeries } from './model/series.ts';

type Named = Pick<AnalysisSeries, 'name' | 'slot' | 'input'>;

const loggedNames = new Set(allSeries.map(({ name, slot = 0 }) => `${slot} ${name}`));

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns the function that says what a line measures: `Leistung`, `Drucktaupunkt`. */
export function useMeasuredName(): (series: Named) => string {
  const { i18n } = useLingui();
  const inputName = useInputName();
  return ({ name, slot = 0, input }) => {
    if (input === undefined) return i18n._(name);
    const words = capitalised(inputName(name));
    return loggedNames.has(`${slot} ${words}`) ? i18n._('{name} (Messstelle)', { name: words }) : words;
  };
}

/** Returns the function that names a line: `Netzdruck`, `K3 Leistung`. */
export function useSeriesName(): (series: Named) => string {
  const { i18n } = useLingui();
  const measured = useMeasuredName();
  return (series) => (series.slot === undefined ? measured(series) : `${i18n._('K{number}', { number: series.slot })} ${measured(series)}`);
}
