import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { slotCount } from '../../../../core/compressor/index.ts';
import { type DataSheet, type EraEvent, eraEvents } from '../../../../core/plantData/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { useSlotName } from '../../../station/index.ts';
import { EntrySelect, EntryText } from '../form/index.ts';
import { type EntryAt, EntryList } from './EntryList.tsx';
import { EntryDay, EntryMoment, EntryQuantity } from './PlantFields.tsx';
import type { PlantForm } from './plantLists.ts';
import { useSinceText } from './PriceList.tsx';

/** Text ids. */
const eraWords: Readonly<Record<EraEvent, string>> = {
  exchanged: /*i18n*/ 'Getauscht',
  serviced: /*i18n*/ 'Gewartet',
  calibrated: /*i18n*/ 'Messung kalibriert',
};
const sheetFields = [
  ['pressureBar', /*i18n*/ 'Druck', 'pressure'],
  ['flowM3min', /*i18n*/ 'Liefermenge', 'volumeFlow'],
  ['powerKW', /*i18n*/ 'Leistung unter Last', 'power'],
  ['noLoadPowerKW', /*i18n*/ 'Leistung im Leerlauf', 'power'],
] as const;
const maxNote = 500;
const maxPoints = 20;

/** Only inside an observer. */
function useSlots(): { readonly nameOf: (slot: number) => string; readonly choices: readonly (readonly [string, string])[] } {
  const nameOf = useSlotName();
  return { nameOf, choices: Array.from({ length: slotCount }, (_, i) => [String(i + 1), `${i + 1}: ${nameOf(i + 1)}`] as const) };
}

interface Props {
  readonly form: PlantForm;
  readonly nowMs: number;
  readonly today: PlantDay;
}

/** When compressors were exchanged, serviced or calibrated. */
export const EraList = observer(function EraList({ form, nowMs }: Omit<Props, 'today'>) {
  const { i18n } = useLingui();
  const slots = useSlots();
  return (
    <EntryList
      form={form}
      list="eras"
      note={i18n._('Nach einem Tausch ist es ein anderer Verdichter, nach einer Wartung beginnt sein Verschleiß von vorn.')}
      addLabel={i18n._('Ereignis hinzufügen')}
      create={() => ({ slot: 1, atMs: nowMs, what: 'serviced', note: '' })}
      nameOf={({ slot, what }) => `${slots.nameOf(slot)}: ${i18n._(eraWords[what])}`}
    >
      {({ entry, set, problem }) => (
        <>
          <EntrySelect
            label={i18n._('Platz')}
            value={String(entry.slot)}
            choices={slots.choices}
            onChange={(slot) => set({ ...entry, slot: Number(slot) })}
          />
          <EntrySelect
            label={i18n._('Ereignis')}
            value={entry.what}
            choices={eraEvents.map((what) => [what, i18n._(eraWords[what])] as const)}
            onChange={(what) => set({ ...entry, what })}
          />
          <EntryMoment label={i18n._('Wann')} atMs={entry.atMs} problem={problem('atMs')} onChange={(atMs) => set({ ...entry, atMs })} />
          <EntryText label={i18n._('Notiz')} span={6} value={entry.note} maxLength={maxNote} onChange={(note) => set({ ...entry, note })} />
        </>
      )}
    </EntryList>
  );
});

/** What the manufacturer states of compressors. */
export const SheetList = observer(function SheetList({ form, today }: Omit<Props, 'nowMs'>) {
  const { i18n } = useLingui();
  const slots = useSlots();
  const sinceText = useSinceText();
  return (
    <EntryList
      form={form}
      list="dataSheets"
      note={i18n._('Liefermenge nach ISO 1217 und Leistungsaufnahme des ganzen Verdichters, bei diesem Druck.')}
      addLabel={i18n._('Datenblatt hinzufügen')}
      create={() => ({ since: today, slot: 1, pressureBar: NaN, flowM3min: NaN, powerKW: NaN, noLoadPowerKW: NaN, points: [] })}
      nameOf={({ slot, since }) => `${slots.nameOf(slot)}: ${sinceText(since)}`}
    >
      {({ entry, set, problem }) => (
        <>
          <EntryDay label={i18n._('Gilt ab')} day={entry.since} problem={problem('since')} onType={(since) => set({ ...entry, since })} />
          <EntrySelect
            label={i18n._('Platz')}
            span={4}
            value={String(entry.slot)}
            choices={slots.choices}
            onChange={(slot) => set({ ...entry, slot: Number(slot) })}
          />
          {sheetFields.map(([field, label, quantity]) => (
            <EntryQuantity
              key={field}
              label={i18n._(label)}
              span={3}
              quantity={quantity}
              value={entry[field]}
              problem={problem(field)}
              onChange={(value) => set({ ...entry, [field]: value })}
            />
          ))}
          <SheetPoints entry={entry} set={set} problem={problem} />
        </>
      )}
    </EntryList>
  );
});

/** What a variable-speed drive delivers and takes at several speeds. */
const SheetPoints = observer(function SheetPoints({ entry, set, problem }: EntryAt<'dataSheets'>) {
  const { i18n } = useLingui();
  const { points } = entry;
  const setPoints = (next: DataSheet['points']) => set({ ...entry, points: next });
  return (
    <fieldset className="pd-part">
      <legend>{i18n._('Punkte der Drehzahlregelung')}</legend>
      {points.map((point, place) => (
        <div key={place} className="fm-fields">
          <EntryQuantity
            label={i18n._('Liefermenge, Punkt {number}', { number: place + 1 })}
            quantity="volumeFlow"
            value={point.flowM3min}
            problem={problem(`points.${place}.flowM3min`)}
            onChange={(flowM3min) => setPoints(points.with(place, { ...point, flowM3min }))}
          />
          <EntryQuantity
            label={i18n._('Leistung, Punkt {number}', { number: place + 1 })}
            quantity="power"
            value={point.powerKW}
            problem={problem(`points.${place}.powerKW`)}
            onChange={(powerKW) => setPoints(points.with(place, { ...point, powerKW }))}
          />
          <button type="button" className="btn sm pd-drop" onClick={() => setPoints(points.toSpliced(place, 1))}>
            {i18n._('Punkt {number} entfernen', { number: place + 1 })}
          </button>
        </div>
      ))}
      <button
        type="button"
        className="btn sm"
        disabled={points.length >= maxPoints}
        onClick={() => setPoints([...points, { flowM3min: NaN, powerKW: NaN }])}
      >
        {i18n._('Punkt hinzufügen')}
      </button>
    </fieldset>
  );
});
