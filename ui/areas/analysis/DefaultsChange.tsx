import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ChartSettings } from '../../../core/settings/index.ts';
import type { ChartDefaultsVm } from './chartDefaults.vm.ts';
import { seriesOf } from './model/series.ts';
import { xModeWords, yModeWords } from './modeWords.ts';
import { useSeriesName } from './useSeriesName.ts';

/** What every chart would begin with, each with what it begins with at present where that differs. */
export function DefaultsChange({ before, after }: ChartDefaultsVm['change']) {
  const { i18n } = useLingui();
  const seriesName = useSeriesName();
  const lines = ({ defaultSeries }: ChartSettings) => seriesOf(defaultSeries).map(seriesName).join(', ') || i18n._('Keine Linie gewählt');
  const x = ({ xMode }: ChartSettings) => i18n._(xModeWords[xMode]);
  const y = ({ yMode }: ChartSettings) => i18n._(yModeWords[yMode]);
  const row = (name: string, word: (of: ChartSettings) => string): ReactNode => (
    <div>
      <dt>{name}</dt>
      <dd>
        {word(after)}
        {word(after) !== word(before) && <small>{i18n._('Bisher: {value}', { value: word(before) })}</small>}
      </dd>
    </div>
  );
  return (
    <dl className="an-change">
      {row(i18n._('Linien'), lines)}
      {row(i18n._('Zeitachse'), x)}
      {row(i18n._('Werteachse'), y)}
    </dl>
  );
}
