import { useLingui } from '@lingui/react';
import { type ReactNode, useRef } from 'react';
import { settingsText } from '../../../../i18n/index.ts';
import { observed } from '../../../kit/index.ts';
import { FormSection } from '../form/index.ts';
import { addEntry, entriesIn, isFull, type PlantEntry, type PlantForm, type PlantList, removeEntry, setEntry } from './plantLists.ts';
import { plantWords } from './plantWords.ts';

/** An entry while it is edited. */
export interface EntryAt<List extends PlantList> {
  readonly entry: PlantEntry<List>;
  readonly set: (entry: PlantEntry<List>) => void;
  /** What is wrong with a field of it, in words. */
  readonly problem: (field: string) => string | undefined;
}

interface Props<List extends PlantList> {
  readonly form: PlantForm;
  readonly list: List;
  readonly note: ReactNode;
  readonly addLabel: string;
  readonly create: () => PlantEntry<List>;
  /** What an entry is called. */
  readonly nameOf: (entry: PlantEntry<List>) => string;
  /** Entries that are edited elsewhere are not shown; all are without it. */
  readonly isShown?: (entry: PlantEntry<List>) => boolean;
  readonly children: (row: EntryAt<List>) => ReactNode;
}

/** A list of the plant's data: its entries with their fields, and the ways to add and remove them. */
export const EntryList = observed(function EntryList<List extends PlantList>(props: Props<List>) {
  const { form, list, note, addLabel, create, nameOf, isShown = () => true, children } = props;
  const { i18n } = useLingui();
  const addButton = useRef<HTMLButtonElement>(null);
  const shown = entriesIn(form, list).flatMap((entry, place) => (isShown(entry) ? [{ entry, place }] : []));
  const problemAt = (path: string) => {
    const { message } = form.vm.fieldAt(path);
    return message && settingsText(i18n, message);
  };
  const remove = (place: number) => {
    removeEntry(form, list, place);
    addButton.current?.focus();
  };
  return (
    <FormSection title={i18n._(plantWords[list].label)} note={note} bare>
      {shown.map(({ entry, place }) => (
        <fieldset key={place} className="pd-entry">
          <legend>{nameOf(entry)}</legend>
          <div className="fm-fields">
            {children({
              entry,
              set: (next) => setEntry(form, list, place, next),
              problem: (field) => problemAt(`${list}.${place}.${field}`),
            })}
          </div>
          <button type="button" className="btn sm pd-remove" onClick={() => remove(place)}>
            {i18n._('Entfernen')}
            <span className="vh"> {nameOf(entry)}</span>
          </button>
        </fieldset>
      ))}
      <p className="pd-add">
        <button ref={addButton} type="button" className="btn" disabled={isFull(form, list)} onClick={() => addEntry(form, list, create())}>
          {addLabel}
        </button>
        {shown.length === 0 && <span className="dim t14">{i18n._('Nichts eingetragen.')}</span>}
      </p>
    </FormSection>
  );
});
