import { useLingui } from '@lingui/react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Figure } from '../../../../../core/figures/index.ts';
import { fuels } from '../../../../../core/heat/index.ts';
import { heatCircuits } from '../../../../../core/plantData/index.ts';
import { circuitNames, regionFacts } from '../../../../../i18n/index.ts';
import { Icon, Panel } from '../../../../kit/index.ts';
import { useFormat } from '../../../../station/index.ts';
import type { HeatVm } from '../heat.vm.ts';
import { fuelNames, fuelTermQuantities } from '../heatWords.ts';
import { useHeatText } from '../useHeatText.ts';
import { AssumptionSlider } from './AssumptionSlider.tsx';
import { Choice } from './Choice.tsx';

const sliders = ['useRatio', 'heatingEfficiencyRatio', 'coldWaterDegC', 'warmWaterDegC'] as const;

/** Everything that the figures assume, to be changed. */
export const AssumptionsPanel = observer(function AssumptionsPanel({ vm }: { readonly vm: HeatVm }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { whole } = useHeatText();
  const { circuit, fuel } = vm.parameters;
  const { price, heatingValue, co2 } = fuelTermQuantities[fuel];
  return (
    <Panel title={i18n._('Annahmen')} className="hr-assumptions">
      <I18nProvider locale={regionFacts(region).numbers}>
        <LiveAnswer vm={vm} />
        <SaidAnswer vm={vm} />
        <Choice
          title={i18n._('Wärmequelle')}
          choices={heatCircuits}
          names={circuitNames}
          value={circuit}
          onChoose={(choice) => vm.choose({ circuit: choice })}
          hint={i18n._('{share} der Energie sind rückgewinnbar', { share: whole('ratio', vm.recoverableShare) })}
        />
        <Choice
          title={i18n._('Ersetzter Brennstoff')}
          choices={fuels}
          names={fuelNames}
          value={fuel}
          onChoose={(choice) => vm.choose({ fuel: choice })}
          hint={i18n._('{price}, {heatingValue}, CO₂ {co2}', {
            price: whole(price, vm.fuel.pricePerUnit),
            heatingValue: whole(heatingValue, vm.fuel.heatingValueKWhPerUnit),
            co2: whole(co2, vm.fuel.co2KgPerUnit),
          })}
        />
        {sliders.map((assumption) => (
          <AssumptionSlider key={assumption} vm={vm} assumption={assumption} />
        ))}
        <button type="button" className="btn hr-reset" disabled={vm.isDefault} onClick={() => vm.reset()}>
          <Icon name="g-undo" />
          {i18n._('Auf Vorgaben zurücksetzen')}
        </button>
      </I18nProvider>
    </Panel>
  );
});

/** Where the results don't stand beside the sliders, the answer stays in sight above them. */
const LiveAnswer = observer(function LiveAnswer({ vm }: { readonly vm: HeatVm }) {
  const { i18n } = useLingui();
  const { rangePerYear, wholePerDay } = useHeatText();
  const water = vm.rows.find(({ figure }) => figure === 'hotWaterKg');
  return (
    <p aria-hidden className="hr-live sticks">
      <b>{i18n._('{saving} je Jahr', { saving: rangePerYear('money', vm.recovery.yearly.saving, vm.spread).text })}</b>
      <span>{i18n._('{amount} Warmwasser je Tag', { amount: wholePerDay('volume', water?.perDay) })}</span>
    </p>
  );
});

/** Says the answer when an assumption was changed, but not when only the energy went on. */
const SaidAnswer = observer(function SaidAnswer({ vm }: { readonly vm: HeatVm }) {
  const { i18n } = useLingui();
  const { rangePerYear } = useHeatText();
  const [said, setSaid] = useState<{ readonly saving: Figure }>();
  useEffect(
    () =>
      reaction(
        () => vm.parameters,
        () => setSaid({ saving: vm.recovery.yearly.saving }),
      ),
    [vm],
  );
  return (
    <p className="vh" role="status">
      {said && i18n._('{saving} je Jahr', { saving: rangePerYear('money', said.saving, vm.spread).text })}
    </p>
  );
});
