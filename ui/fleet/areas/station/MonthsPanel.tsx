import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetMonthFigures } from '../../../../core/ports/index.ts';
import { formatMonth, formatMonthName } from '../../../../i18n/format/index.ts';
import { Panel } from '../../../kit/index.ts';
import { EnergyColumns } from '../../shell/EnergyColumns.tsx';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

interface MonthsPanelProps {
  /** Oldest first. */
  readonly months: readonly FleetMonthFigures[];
  /** Whose days are shown; empty for the newest. */
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
}

/** The last 13 months, one of which is shown by its days. */
export const MonthsPanel = observer(function MonthsPanel({ months, chosen, onChoose }: MonthsPanelProps) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const title = i18n._('13 Monate');
  if (months.length === 0)
    return (
      <Panel title={title}>
        <p className="t14 dim">{i18n._('Noch keine Tage sind eingetroffen.')}</p>
      </Panel>
    );
  return (
    <Panel
      title={title}
      actions={
        <select
          className="in fl-choice"
          aria-label={i18n._('Monat')}
          value={chosen === '' ? months.at(-1)?.month : chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {months.toReversed().map(({ month }) => (
            <option key={month} value={month}>
              {formatMonth(month, region)}
            </option>
          ))}
        </select>
      }
    >
      <EnergyColumns
        label={title}
        rows={months.map(({ month, ...figures }) => ({
          ...figures,
          id: month,
          title: formatMonth(month, region),
          label: formatMonthName(month, region),
        }))}
      />
    </Panel>
  );
});
