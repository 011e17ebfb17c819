import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { ratioOf } from '../../../../core/figures/index.ts';
import { useFormat } from '../../../station/index.ts';
import { consumptionBars } from '../air/airBars.ts';
import { consumptionColumns } from '../air/airColumns.ts';
import { AirPage } from '../air/AirPage.tsx';
import { useAirFigures } from '../air/useAirFigures.ts';
import { knownCount } from '../table/knownCount.ts';
import { useFigureText } from '../table/useFigureText.ts';
import { useTimespanText } from '../useTimespanText.ts';

/** What the machines consumed since the reset, what it cost and what it emitted. */
export const ConsumptionPage = observer(function ConsumptionPage() {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useFigureText();
  const timespanText = useTimespanText();
  const vm = useAirFigures();
  const { statistics, consumption } = vm;
  const { machines, plant } = consumption;
  const timespan = statistics?.timespan;
  return (
    <AirPage
      slug="energy_consumption"
      vm={vm}
      rows={consumption}
      figures={['energyLoadKWh', 'energyNoLoadKWh']}
      answer={{
        title: timespan === undefined ? i18n._('Energiekosten') : i18n._('Energiekosten, {period}', { period: timespanText(timespan) }),
        figure: quantity('money', plant.cost),
        computed: 'cost',
        note: text.part(knownCount(machines, ({ cost }) => cost)),
      }}
      besides={[
        { id: 'energy', title: i18n._('Energie'), figure: quantity('energy', plant.energyKWh), computed: 'energy' },
        {
          id: 'noLoad',
          title: i18n._('davon Leerlauf'),
          figure: quantity('share', ratioOf(plant.energyNoLoadKWh, plant.energyKWh)),
          computed: 'noLoadShare',
        },
        { id: 'co2', title: i18n._('CO₂-Äquivalent'), figure: quantity('mass', plant.co2Kg), computed: 'co2' },
      ]}
      bars={{ title: i18n._('Verbrauch je Verdichter'), choices: consumptionBars }}
      table={{
        title: i18n._('Verbrauch, Kosten und CO₂'),
        columns: consumptionColumns,
        note: i18n._('Leerlauf ist alles, was nicht unter Last verbraucht wurde.'),
      }}
    />
  );
});
