import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../station/index.ts';
import { airColumns } from '../air/airColumns.ts';
import { AirTable } from '../air/AirTable.tsx';
import { EstimatedAir } from '../air/EstimatedAir.tsx';
import { useAirFigures } from '../air/useAirFigures.ts';
import { useAirExplanation } from '../air/useAirExplanation.ts';
import { useTariffText } from '../air/useTariffText.ts';
import { AnswerLine } from '../AnswerLine.tsx';
import { EnergyPage } from '../EnergyPage.tsx';
import { thinkGreenTitle } from '../energyTitles.ts';
import { knownCount } from '../table/knownCount.ts';
import { useFigureText } from '../table/useFigureText.ts';
import { ThinkGreenPanel } from '../thinkGreen/ThinkGreenPanel.tsx';
import { useTimespanText } from '../useTimespanText.ts';
import { leakWordsOf } from '../air/leakWords.ts';
import './development.css';
import { DevelopmentChart } from './DevelopmentChart.tsx';
import { DevelopmentTable } from './DevelopmentTable.tsx';
import { useDevelopment } from './useDevelopment.ts';

const figures = ['energyLoadKWh', 'volumeM3', 'leakedM3'] as const;

/** All figures since the reset, and how they developed. */
export const ThinkGreenPage = observer(function ThinkGreenPage() {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useFigureText();
  const timespanText = useTimespanText();
  const vm = useAirFigures();
  const development = useDevelopment();
  const tariffText = useTariffText(vm.tariff);
  const explanation = useAirExplanation(vm, figures);
  const { statistics, everything } = vm;
  const { machines, plant } = everything;
  const timespan = statistics?.timespan;
  const leak = leakWordsOf(statistics);
  return (
    <EnergyPage title={thinkGreenTitle}>
      <AnswerLine
        answer={{
          title:
            timespan === undefined
              ? i18n._('Energiekosten seit der letzten Rücksetzung')
              : i18n._('Energiekosten, {period}', { period: timespanText(timespan) }),
          figure: quantity('money', plant.cost),
          computed: 'cost',
          note: text.part(knownCount(machines, ({ cost }) => cost)),
        }}
        besides={[
          { id: 'energy', title: i18n._('Energie'), figure: quantity('energy', plant.energyKWh), computed: 'energy' },
          { id: 'volume', title: i18n._('Druckluft'), figure: quantity('volume', plant.volumeM3), computed: 'volume' },
          {
            id: 'leakage',
            title: i18n._(leak.cost),
            figure: quantity('money', plant.leakageCost),
            computed: 'leakageCost',
          },
          { id: 'co2', title: i18n._('CO₂-Äquivalent'), figure: quantity('mass', plant.co2Kg), computed: 'co2' },
        ]}
        explanation={explanation}
      />
      <EstimatedAir statistics={statistics} figures={figures} />
      <div className="ea-two">
        <DevelopmentChart vm={development} />
        <ThinkGreenPanel />
      </div>
      <AirTable
        title={i18n._('Seit der letzten Rücksetzung je Verdichter')}
        columns={airColumns(leak)}
        rows={everything}
        statistics={statistics}
        figures={figures}
        fileName="think_green_machines"
        note={[tariffText, ...(leak.split === undefined ? [] : [i18n._(leak.split)])].join(' ')}
      />
      <DevelopmentTable vm={development} air={vm} />
    </EnergyPage>
  );
});
