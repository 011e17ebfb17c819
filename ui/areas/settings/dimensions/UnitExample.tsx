import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { amountProblem, type UnitSettings } from '../../../../core/settings/index.ts';
import { costOf, tariffOf } from '../../../../core/tariff/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { formatQuantity } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { classNames } from '../../../kit/index.ts';
import { useFormat, useMachineName } from '../../../station/index.ts';

/** Energy that the example of a price is of. */
const exampleKWh = 1000;

/** What the plant measures now, in the units that stand in the form. */
export const UnitExample = observer(function UnitExample({ values }: { readonly values: UnitSettings }) {
  const { i18n } = useLingui();
  const { region, number } = useFormat();
  const { snapshot } = useService(stores.plant);
  const machineName = useMachineName();
  const { list } = useService(stores.machines);
  const master = snapshot?.master;
  const measured = list.filter(({ temperatureDegC }) => temperatureDegC !== undefined);
  const machine = measured.find(({ running }) => running === 'load') ?? measured[0];
  const isPrice = amountProblem(values.electricityRatePerKWh) === undefined;
  const examples: readonly (readonly [name: string, quantity: AnyQuantity, value: number | undefined, of?: string | undefined])[] = [
    [i18n._('Netzdruck'), 'pressure', master?.systemPressureBar],
    [i18n._('Verdichtungsendtemperatur'), 'temperature', machine?.temperatureDegC, machine && machineName(machine)],
    [i18n._('Volumenstrom'), 'volumeFlow', master?.volumeFlowM3min],
    [
      i18n._('{energy} Strom', { energy: `${number(exampleKWh, 0)} kWh` }),
      'money',
      isPrice ? costOf(exampleKWh, tariffOf(values)) : undefined,
    ],
  ];
  return (
    <div className="dm-now">
      <h3>{i18n._('Jetzt in diesen Einheiten')}</h3>
      <dl className="dm-example">
        {examples.map(([name, quantity, value, of]) => {
          const { figure, unit, isMissing } = formatQuantity(quantity, value, values, region);
          return (
            <div key={name}>
              <dt className="label">
                {name}
                {of !== undefined && <span className="dm-of">{of}</span>}
              </dt>
              <dd className={classNames('fig m', isMissing && 'none')}>
                {figure}
                {unit !== '' && <span className="unit">{unit}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
});
