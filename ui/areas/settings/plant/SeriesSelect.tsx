import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { EntrySelect } from '../form/index.ts';
import type { PriceSeriesVm } from './priceSeries.vm.ts';

interface Props {
  readonly label: string;
  /** Its name; empty for none. */
  readonly value: string;
  readonly series: Pick<PriceSeriesVm, 'all'>;
  readonly problem: string | undefined;
  readonly onChange: (name: string) => void;
}

/** One of the series that the station keeps, or the one that is named and is not there any more. */
export const SeriesSelect = observer(function SeriesSelect({ label, value, series, problem, onChange }: Props) {
  const { i18n } = useLingui();
  const names = series.all.map(({ name }) => name);
  const known = value === '' || names.includes(value) ? names : [value, ...names];
  return (
    <EntrySelect
      label={label}
      value={value}
      choices={[['', i18n._('Bitte wählen')] as const, ...known.map((name) => [name, name] as const)]}
      problem={problem}
      hint={series.all.length === 0 ? i18n._('Unten lässt sich eine importieren.') : undefined}
      onChange={onChange}
    />
  );
});
