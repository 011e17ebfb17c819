import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isPlantDay, type PlantDay } from '../../../../core/time/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EntrySelect, EntryTick } from '../form/index.ts';
import { EntryList } from './EntryList.tsx';
import { EntryDay, EntryQuantity } from './PlantFields.tsx';
import type { PlantForm } from './plantLists.ts';
import { changedCalendar, newPrice, ofKind, type PriceKind, withDemand } from './priceEntries.ts';
import type { PriceSeriesVm } from './priceSeries.vm.ts';
import { PriceWindows } from './PriceWindows.tsx';
import { SeriesSelect } from './SeriesSelect.tsx';

interface Props {
  readonly form: PlantForm;
  readonly list: 'tariffs' | 'co2';
  readonly note: ReactNode;
  readonly today: PlantDay;
  readonly series: Pick<PriceSeriesVm, 'all'>;
}

/** Text ids. */
const kindNames: Readonly<Record<PriceKind, string>> = {
  flat: /*i18n*/ 'Gleich zu jeder Zeit',
  calendar: /*i18n*/ 'Nach Uhrzeit und Wochentag',
  series: /*i18n*/ 'Aus einer Preisreihe',
};
const perNames = { year: /*i18n*/ 'im Jahr', month: /*i18n*/ 'im Monat' } as const;

/** Only inside an observer. */
export function useSinceText(): (since: PlantDay) => string {
  const { i18n } = useLingui();
  const { region } = useFormat();
  return (since) => (isPlantDay(since) ? i18n._('Ab {day}', { day: formatDay(since, region) }) : i18n._('Neuer Eintrag'));
}

/** What a kWh costs, or emits, and what a peak costs. */
export const PriceList = observer(function PriceList({ form, list, note, today, series }: Props) {
  const { i18n } = useLingui();
  const sinceText = useSinceText();
  const quantity = list === 'tariffs' ? 'energyPrice' : 'energyCo2';
  const names = { window: i18n._('Hochtarif'), otherwise: i18n._('Niedertarif') };
  return (
    <EntryList
      form={form}
      list={list}
      note={note}
      addLabel={list === 'tariffs' ? i18n._('Preis hinzufügen') : i18n._('Faktor hinzufügen')}
      create={() => newPrice(today)}
      nameOf={({ since }) => sinceText(since)}
    >
      {({ entry, set, problem }) => (
        <>
          <EntryDay label={i18n._('Gilt ab')} day={entry.since} problem={problem('since')} onType={(since) => set({ ...entry, since })} />
          <EntrySelect
            label={i18n._('Art')}
            span={4}
            value={entry.kind}
            choices={Object.entries(kindNames).map(([kind, name]) => [kind as PriceKind, i18n._(name)] as const)}
            onChange={(kind) => set(ofKind(entry, kind, names))}
          />
          {entry.kind === 'flat' && (
            <EntryQuantity
              label={list === 'tariffs' ? i18n._('Preis je kWh') : i18n._('CO₂ je kWh')}
              quantity={quantity}
              value={entry.perKWh}
              problem={problem('perKWh')}
              onChange={(perKWh) => set({ ...entry, perKWh })}
            />
          )}
          {entry.kind === 'series' && (
            <SeriesSelect
              label={i18n._('Preisreihe')}
              value={entry.series}
              series={series}
              problem={problem('series')}
              onChange={(name) => set({ ...entry, series: name })}
            />
          )}
          {entry.kind === 'calendar' && (
            <PriceWindows entry={entry} quantity={quantity} problem={problem} set={(change) => set(changedCalendar(entry, change))} />
          )}
          {list === 'tariffs' && (
            <div className="fm-span-6">
              <EntryTick
                label={i18n._('Leistungspreis')}
                isOn={entry.demand !== undefined}
                onChange={(isOn) => set(withDemand(entry, isOn ? { perKW: NaN, per: 'year' } : undefined))}
              />
            </div>
          )}
          {entry.demand !== undefined && (
            <>
              <EntryQuantity
                label={i18n._('Preis je kW')}
                quantity="money"
                per="/kW"
                value={entry.demand.perKW}
                problem={problem('demand.perKW')}
                onChange={(perKW) => set(withDemand(entry, { per: entry.demand!.per, perKW }))}
              />
              <EntrySelect
                label={i18n._('Höchste Viertelstunde')}
                value={entry.demand.per}
                choices={Object.entries(perNames).map(([per, name]) => [per as keyof typeof perNames, i18n._(name)] as const)}
                onChange={(per) => set(withDemand(entry, { perKW: entry.demand!.perKW, per }))}
              />
            </>
          )}
        </>
      )}
    </EntryList>
  );
});
