import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ports, stores, usePriceSeries, useService } from '../../../di/index.ts';
import { useToday } from '../../../dates/index.ts';
import { presentMs } from '../../../stores/index.ts';
import { FormPage, useGroupForm } from '../form/index.ts';
import { AmountList } from './AmountList.tsx';
import { EraList, SheetList } from './MachineLists.tsx';
import { MeterList } from './MeterList.tsx';
import './plant.css';
import { plantWords } from './plantWords.ts';
import { PriceList } from './PriceList.tsx';
import { PriceSeriesVm } from './priceSeries.vm.ts';
import { SeriesPanel } from './SeriesPanel.tsx';
import { WindowList } from './WindowList.tsx';

/** What people enter about the plant, and evaluations count with. */
export const PlantPage = observer(function PlantPage() {
  const { i18n } = useLingui();
  const form = useGroupForm('plant', plantWords);
  const today = useToday();
  const api = usePriceSeries();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const settings = useService(stores.settings);
  const [series] = useState(() => new PriceSeriesVm({ api, session, preferences, zone: () => settings.settings.time.zone }));
  useEffect(() => void series.list(), [series]);
  const parts = { plant: useService(stores.plant), clock: useService(ports.clock) };
  return (
    <FormPage
      slug="plant"
      form={form}
      after={<SeriesPanel vm={series} />}
      note={i18n._(
        'Womit Auswertungen rechnen. Jeder Eintrag gilt ab seinem Tag, bis der nächste gilt: Fügen Sie einen hinzu, wenn sich etwas ändert, dann bleiben frühere Werte, wie sie waren.',
      )}
    >
      <PriceList
        form={form}
        list="tariffs"
        today={today}
        series={series}
        note={i18n._('Was Strom kostet. Vor dem ersten Eintrag gilt der Strompreis unter Einheiten und Kosten.')}
      />
      <PriceList
        form={form}
        list="co2"
        today={today}
        series={series}
        note={i18n._('CO₂ je kWh Strom. Vor dem ersten Eintrag gilt der Faktor unter Einheiten und Kosten.')}
      />
      <AmountList form={form} list="targets" today={today} />
      <MeterList form={form} today={today} series={series} />
      <AmountList form={form} list="receivers" today={today} />
      <AmountList form={form} list="flowSensors" today={today} />
      <EraList form={form} nowMs={presentMs(parts)} />
      <SheetList form={form} today={today} />
      <WindowList form={form} />
    </FormPage>
  );
});
