import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { ratioOf } from '../../../../core/figures/index.ts';
import { useFormat } from '../../../kit/index.ts';
import { AirBars } from '../air/AirBars.tsx';
import { consumptionBars } from '../air/airBars.ts';
import { consumptionColumns } from '../air/airColumns.ts';
import { knownCount } from '../table/knownCount.ts';
import { AirTable } from '../air/AirTable.tsx';
import { useAirFigures } from '../air/useAirFigures.ts';
import { useFigureText } from '../table/useFigureText.ts';
import { useTariffText } from '../air/useTariffText.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyPages.ts';
import { ThinkGreenPanel } from '../thinkGreen/ThinkGreenPanel.tsx';
import { useTimespanText } from '../useTimespanText.ts';

/** What the machines consumed since the reset, what it cost and what it emitted. */
export const ConsumptionPage = observer(function ConsumptionPage() {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useFigureText();
  const timespanText = useTimespanText();
  const vm = useAirFigures();
  const tariffText = useTariffText(vm.tariff);
  const { statistics, consumption, state } = vm;
  const { machines, plant } = consumption;
  const timespan = statistics?.timespan;
  return (
    <EnergyPage title={energyTitles.energy_consumption}>
      <AnswerLine
        answer={{
          title: timespan === undefined ? i18n._('Energiekosten') : i18n._('Energiekosten, {period}', { period: timespanText(timespan) }),
          figure: quantity('money', plant.cost),
          note: text.part(knownCount(machines, ({ cost }) => cost)),
        }}
        besides={[
          { id: 'energy', title: i18n._('Energie'), figure: quantity('energy', plant.energyKWh) },
          {
            id: 'noLoad',
            title: i18n._('davon Leerlauf'),
            figure: quantity('ratio', ratioOf(plant.energyNoLoadKWh, plant.energyKWh)),
          },
          { id: 'co2', title: i18n._('CO₂-Äquivalent'), figure: quantity('mass', plant.co2Kg) },
        ]}
      />
      <div className="ea-two">
        <AirBars
          title={i18n._('Verbrauch je Verdichter')}
          choices={consumptionBars}
          machines={machines}
          state={state}
          note={({ share }) => text.whole('ratio', share)}
        />
        <ThinkGreenPanel />
      </div>
      <AirTable
        title={i18n._('Verbrauch, Kosten und CO₂')}
        columns={consumptionColumns}
        rows={consumption}
        timespan={timespan}
        fileName="energy_consumption"
        note={`${tariffText} ${i18n._('Leerlauf ist alles, was nicht unter Last verbraucht wurde.')}`}
      />
    </EnergyPage>
  );
});
