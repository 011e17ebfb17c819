import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../kit/index.ts';
import { AirBars } from '../air/AirBars.tsx';
import { volumeBars } from '../air/airBars.ts';
import { volumeColumns } from '../air/airColumns.ts';
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
import { leakWords } from './leakWords.ts';

/** What the machines delivered since the reset, what of it leaked, and what that cost. */
export const VolumePage = observer(function VolumePage() {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useFigureText();
  const timespanText = useTimespanText();
  const vm = useAirFigures();
  const tariffText = useTariffText(vm.tariff);
  const { statistics, volume, state } = vm;
  const { machines, plant } = volume;
  const timespan = statistics?.timespan;
  const words = leakWords[statistics?.leakOrigin ?? 'unknown'];
  const part = text.part(knownCount(machines, ({ leakedM3 }) => leakedM3));
  return (
    <EnergyPage title={energyTitles.volume_and_leakage}>
      <AnswerLine
        answer={{
          title:
            timespan === undefined
              ? i18n._(words.cost)
              : i18n._('{name}, {period}', { name: i18n._(words.cost), period: timespanText(timespan) }),
          figure: quantity('money', plant.leakageCost),
          note: part,
        }}
        besides={[
          { id: 'share', title: i18n._('Leckageanteil'), figure: quantity('ratio', plant.leakedRatio) },
          { id: 'leaked', title: i18n._('Leckage'), figure: quantity('volume', plant.leakedM3) },
          { id: 'volume', title: i18n._('Druckluft'), figure: quantity('volume', plant.volumeM3) },
          { id: 'co2', title: i18n._('CO₂ der Leckage'), figure: quantity('mass', plant.leakageCo2Kg) },
        ]}
      />
      {state === 'known' && <p className="t14 dim ea-origin">{i18n._(words.explanation)}</p>}
      <div className="ea-two">
        <AirBars
          title={i18n._('Volumen je Verdichter')}
          choices={volumeBars}
          machines={machines}
          state={state}
          note={({ leakedRatio }) => i18n._('{share} Leckage', { share: text.whole('ratio', leakedRatio) })}
        />
        <ThinkGreenPanel />
      </div>
      <AirTable
        title={i18n._('Volumen, Leckage, Kosten und CO₂')}
        columns={volumeColumns}
        rows={volume}
        timespan={timespan}
        fileName="volume_and_leakage"
        note={`${tariffText} ${i18n._('Leckage ist auf die Verdichter nach ihrem Volumen verteilt.')}`}
      />
    </EnergyPage>
  );
});
