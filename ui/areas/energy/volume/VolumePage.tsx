import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../station/index.ts';
import { volumeBars } from '../air/airBars.ts';
import { volumeColumns } from '../air/airColumns.ts';
import { AirPage } from '../air/AirPage.tsx';
import { leakWordsOf } from '../air/leakWords.ts';
import { useAirFigures } from '../air/useAirFigures.ts';
import { knownCount } from '../table/knownCount.ts';
import { useFigureText } from '../table/useFigureText.ts';
import { useTimespanText } from '../useTimespanText.ts';

/** What the machines delivered since the reset, what of it leaked, and what that cost. */
export const VolumePage = observer(function VolumePage() {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const text = useFigureText();
  const timespanText = useTimespanText();
  const vm = useAirFigures();
  const { statistics, volume, state } = vm;
  const { machines, plant } = volume;
  const timespan = statistics?.timespan;
  const leak = leakWordsOf(statistics);
  return (
    <AirPage
      slug="volume_and_leakage"
      vm={vm}
      rows={volume}
      figures={['energyLoadKWh', 'volumeM3', 'leakedM3']}
      answer={{
        title:
          timespan === undefined
            ? i18n._(leak.cost)
            : i18n._('{name}, {period}', { name: i18n._(leak.cost), period: timespanText(timespan) }),
        figure: quantity('money', plant.leakageCost),
        computed: 'leakageCost',
        note: text.part(knownCount(machines, ({ leakedM3 }) => leakedM3)),
      }}
      besides={[
        { id: 'share', title: i18n._(leak.share), figure: quantity('ratio', plant.leakedRatio), computed: 'leakedShare' },
        { id: 'leaked', title: i18n._(leak.leaked), figure: quantity('volume', plant.leakedM3), computed: 'leaked' },
        { id: 'volume', title: i18n._('Druckluft'), figure: quantity('volume', plant.volumeM3), computed: 'volume' },
        { id: 'co2', title: i18n._(leak.co2), figure: quantity('mass', plant.leakageCo2Kg), computed: 'leakageCo2' },
      ]}
      bars={{ title: i18n._('Volumen je Verdichter'), choices: volumeBars, isLeakageSplit: leak.split !== undefined }}
      table={{
        title: i18n._('Volumen, Leckage, Kosten und CO₂'),
        columns: volumeColumns(leak.split !== undefined),
        note: leak.split === undefined ? '' : i18n._(leak.split),
      }}
    >
      {state === 'known' && <p className="t14 dim ea-origin">{i18n._(leak.explanation)}</p>}
    </AirPage>
  );
});
