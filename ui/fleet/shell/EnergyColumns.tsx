import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { isWellCovered } from '../../../core/fleet/index.ts';
import { displayUnit, toDisplay } from '../../../core/units/index.ts';
import { unitSymbol } from '../../../i18n/format/index.ts';
import { ColumnChart } from '../../charts/columnChart/index.ts';
import { useFleetFormat } from './useFleetFormat.ts';

/** The energy of a day or a month. */
export interface EnergyColumn {
  readonly id: string;
  readonly title: string;
  /** Below the column, where there is room. */
  readonly label: string;
  readonly energyKWh: number | undefined;
  readonly specificKWhPerM3: number | undefined;
  readonly coverageShare: number;
}

interface EnergyColumnsProps {
  readonly label: string;
  readonly rows: readonly EnergyColumn[];
}

/** Energy over time as columns; one that lacks data is open at its top. */
export const EnergyColumns = observer(function EnergyColumns({ label, rows }: EnergyColumnsProps) {
  const { i18n } = useLingui();
  const { units, number, quantity } = useFleetFormat();
  const columns = rows.map(({ id, title, label: short, energyKWh, specificKWhPerM3, coverageShare }) => {
    const values = [
      { name: i18n._('Energie'), text: quantity('energy', energyKWh).text },
      { name: i18n._('Energie je Luftmenge'), text: quantity('specificEnergy', specificKWhPerM3).text },
      { name: i18n._('Daten'), text: quantity('share', coverageShare).text },
    ];
    return {
      id,
      title,
      label: short,
      sublabel: undefined,
      parts: [energyKWh === undefined ? NaN : toDisplay('energy', energyKWh, units)],
      isOpen: !isWellCovered(coverageShare),
      values,
      spoken: `${title}: ${values.map(({ name, text }) => `${name} ${text}`).join(', ')}`,
    };
  });
  const axisTitle = i18n._('{name} in {unit}', { name: i18n._('Energie'), unit: unitSymbol(displayUnit('energy', units)) });
  return <ColumnChart data={{ parts: ['plain'], columns, axisTitle }} label={label} tickText={number} />;
});
