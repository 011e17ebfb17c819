import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FleetMonth } from '../../../../core/fleet/index.ts';
import { formatMonth, formatMonthName } from '../../../../i18n/format/index.ts';
import { EnergyColumns } from '../../shell/EnergyColumns.tsx';
import { Panel } from '../../../kit/index.ts';
import { valueOf } from '../../shell/valueOf.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

interface MonthsChartProps {
  /** Oldest first. */
  readonly months: readonly FleetMonth[];
  readonly chosen: string | undefined;
  readonly onChoose: (month: string) => void;
}

/** What all stations needed in the last months together, one of which is ranked. */
export const MonthsChart = observer(function MonthsChart({ months, chosen, onChoose }: MonthsChartProps) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const title = i18n._('Die letzten Monate');
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
        <select className="in fl-choice" aria-label={i18n._('Monat')} value={chosen} onChange={({ target }) => onChoose(target.value)}>
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
        rows={months.map(({ month, energyKWh, kWhPerM3, coverage }) => ({
          id: month,
          title: formatMonth(month, region),
          label: formatMonthName(month, region),
          energyKWh: valueOf(energyKWh),
          specificKWhPerM3: valueOf(kWhPerM3),
          coverageShare: coverage,
        }))}
      />
    </Panel>
  );
});
