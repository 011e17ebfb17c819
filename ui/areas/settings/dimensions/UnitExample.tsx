import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { installedCompressors } from '../../../../core/master/index.ts';
import { amountProblem, type UnitSettings } from '../../../../core/settings/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { formatQuantity } from '../../../../i18n/format/index.ts';
import { stores, useService } from '../../../di/index.ts';
import { classNames, useFormat } from '../../../kit/index.ts';

/** Energy that the example of a price is of. */
const exampleKWh = 1000;

/** What the plant measures now, in the units that stand in the form. */
export const UnitExample = observer(function UnitExample({ values }: { readonly values: UnitSettings }) {
  const { i18n } = useLingui();
  const { language, number } = useFormat();
  const { snapshot } = useService(stores.plant);
  const master = snapshot?.master;
  const compressors = snapshot === undefined ? [] : installedCompressors(snapshot);
  const temperatureDegC = compressors.find((machine) => machine.temperatureDegC !== undefined)?.temperatureDegC;
  const isPrice = amountProblem(values.electricityRatePerKWh) === undefined;
  const examples: readonly (readonly [name: string, quantity: AnyQuantity, value: number | undefined])[] = [
    [i18n._('Netzdruck'), 'pressure', master?.systemPressureBar],
    [i18n._('Verdichtungsendtemperatur'), 'temperature', temperatureDegC],
    [i18n._('Volumenstrom'), 'volumeFlow', master?.volumeFlowM3min],
    [
      i18n._('{energy} Strom', { energy: `${number(exampleKWh, 0)} kWh` }),
      'money',
      isPrice ? values.electricityRatePerKWh * exampleKWh : undefined,
    ],
  ];
  return (
    <dl className="dm-example">
      {examples.map(([name, quantity, value]) => {
        const { figure, unit, isMissing } = formatQuantity(quantity, value, values, language);
        return (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className={classNames('fig m', isMissing && 'none')}>
              {figure}
              <span className="unit">{unit}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
