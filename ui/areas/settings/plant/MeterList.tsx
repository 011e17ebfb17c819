import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { PlantDay } from '../../../../core/time/index.ts';
import { EntryList } from './EntryList.tsx';
import { EntryDay } from './PlantFields.tsx';
import type { PlantForm } from './plantLists.ts';
import { useSinceText } from './PriceList.tsx';
import type { PriceSeriesVm } from './priceSeries.vm.ts';
import { SeriesSelect } from './SeriesSelect.tsx';

interface Props {
  readonly form: PlantForm;
  readonly today: PlantDay;
  readonly series: Pick<PriceSeriesVm, 'all'>;
}

/** Which series is the power of the whole site. */
export const MeterList = observer(function MeterList({ form, today, series }: Props) {
  const { i18n } = useLingui();
  const sinceText = useSinceText();
  return (
    <EntryList
      form={form}
      list="siteMeters"
      note={i18n._(
        'Leistung des ganzen Werks in kW, als Reihe je Viertelstunde. Damit ist bekannt, was die Station zur Spitze des Werks beiträgt.',
      )}
      addLabel={i18n._('Zähler hinzufügen')}
      create={() => ({ since: today, series: '' })}
      nameOf={({ since }) => sinceText(since)}
    >
      {({ entry, set, problem }) => (
        <>
          <EntryDay label={i18n._('Gilt ab')} day={entry.since} problem={problem('since')} onType={(since) => set({ ...entry, since })} />
          <SeriesSelect
            label={i18n._('Reihe')}
            value={entry.series}
            series={series}
            problem={problem('series')}
            onChange={(name) => set({ ...entry, series: name })}
          />
        </>
      )}
    </EntryList>
  );
});
