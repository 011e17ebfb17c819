import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FormattedValue } from '../../../../../i18n/format/index.ts';
import { classNames } from '../../../../kit/index.ts';
import { type ComputedFigure, shortfallsOf } from '../../../../../core/formulas/index.ts';
import type { HeatFigures } from '../../../../../core/heat/index.ts';
import { Explain, ShortMark } from '../../../../station/index.ts';
import type { HeatVm } from '../heat.vm.ts';
import { useHeatText } from '../useHeatText.ts';
import { heatDataBasis, useHeatExplanation } from './useHeatExplanation.ts';

/** Which rule each figure of a day follows. */
const computedOf: Readonly<Record<keyof HeatFigures, ComputedFigure>> = {
  saving: 'heatSaving',
  heatKWh: 'heat',
  fuelEnergyKWh: 'fuelEnergy',
  fuelAmount: 'fuelAmount',
  co2Kg: 'heatCo2',
  hotWaterKg: 'hotWater',
};

/** Every figure of a day and of a year. */
export const HeatTable = observer(function HeatTable({ vm }: { readonly vm: HeatVm }) {
  const { i18n } = useLingui();
  const { perDay, perYear, rangePerYear, rowName } = useHeatText();
  const explanation = useHeatExplanation(vm);
  const isShort = shortfallsOf('heatSavingPerYear', heatDataBasis(vm.basis)).length > 0;
  const cell = ({ number, isMissing }: FormattedValue) => (
    <td className={classNames('r', isMissing && 'none')}>
      {number}
      {!isMissing && isShort && <ShortMark />}
    </td>
  );
  return (
    <table className="tb hr-table">
      <thead>
        <tr>
          <th scope="col">{i18n._('Kennzahl')}</th>
          <th scope="col" className="r">
            {i18n._('je Tag')}
          </th>
          <th scope="col" className="r">
            {i18n._('je Jahr')}
          </th>
          <th scope="col">{i18n._('Einheit')}</th>
        </tr>
      </thead>
      <tbody>
        {vm.rows.map((row) => {
          const ofDay = perDay(row.quantity, row.perDay);
          return (
            <tr key={row.figure} data-figure={row.figure}>
              <th scope="row">
                {rowName(row.figure, vm.parameters)}
                {!ofDay.isMissing && (
                  <Explain
                    figure={computedOf[row.figure]}
                    name={rowName(row.figure, vm.parameters)}
                    value={i18n._('{amount} je Tag', { amount: ofDay.text })}
                    of={explanation}
                  />
                )}
              </th>
              {cell(ofDay)}
              {cell({
                ...perYear(row.quantity, row.perYear, vm.spread),
                ...(row.quantity === 'money' ? rangePerYear(row.quantity, row.perYear, vm.spread) : {}),
              })}
              <td className="dim">{ofDay.symbol}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
