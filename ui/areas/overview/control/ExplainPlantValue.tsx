import { useLingui } from '@lingui/react';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ComputedFigure } from '../../../../core/formulas/index.ts';
import type { Quantity } from '../../../../core/units/index.ts';
import { Explain, useFormat } from '../../../station/index.ts';
import type { PlantValue } from '../model/dayTrends.ts';
import type { OverviewMasterVm } from '../overviewMaster.vm.ts';

/** Which rule a plant value follows; the others are measured. */
const computedOf: Readonly<Partial<Record<PlantValue, ComputedFigure>>> = {
  deliveryVolumeM3min: 'deliveryNow',
  powerKW: 'powerNow',
  specificPowerKWperM3min: 'specificPowerNow',
  loadRatio: 'loadRatioNow',
};

interface Props {
  readonly vm: OverviewMasterVm;
  readonly value: PlantValue;
  readonly name: string;
  readonly quantity: Quantity;
}

/** How a plant value that nobody measures comes about; another value renders nothing but its open explanation. */
export const ExplainPlantValue = observer(function ExplainPlantValue({ vm, value, name, quantity }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const figure = computedOf[value];
  const [isMissing] = useState(() => computed(() => vm.plantValue(value).value === undefined));
  if (figure === undefined || isMissing.get()) return null;
  return (
    <Explain
      figure={figure}
      name={name}
      value={() => format.quantity(quantity, vm.plantValue(value).value).text}
      of={() => {
        const { powerKW, deliveryM3min } = vm.specificPowerParts;
        return {
          inputs: { power: { value: powerKW }, delivery: { value: deliveryM3min } },
          known: vm.knownPartOf(value),
          period: value === 'loadRatio' ? i18n._('Letzte Stunde') : i18n._('in diesem Augenblick'),
        };
      }}
    />
  );
});
