import { useLingui } from '@lingui/react';
import type { PlantDay } from '../../../../core/time/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { observed } from '../../../kit/index.ts';
import { EntryList } from './EntryList.tsx';
import { EntryDay, EntryQuantity } from './PlantFields.tsx';
import type { PlantEntry, PlantForm } from './plantLists.ts';
import { useSinceText } from './PriceList.tsx';

type AmountLists = 'targets' | 'receivers' | 'flowSensors';

interface AmountOf<List extends AmountLists> {
  /** Text ids. */
  readonly note: string;
  readonly addLabel: string;
  readonly label: string;
  /** That problems are reported at. */
  readonly field: Exclude<keyof PlantEntry<List>, 'since'> & string;
  /** An entry of a day with an amount. */
  readonly entryOf: (since: PlantDay, amount: number) => PlantEntry<List>;
  readonly amountOf: (entry: PlantEntry<List>) => number;
  readonly quantity: AnyQuantity;
  /** Text id, behind the unit. */
  readonly per?: string;
}

const amounts: { readonly [List in AmountLists]: AmountOf<List> } = {
  targets: {
    note: /*i18n*/ 'Energie, die in einem Jahr nicht überschritten werden soll. Jeder Tag hat den gleichen Anteil.',
    addLabel: /*i18n*/ 'Ziel hinzufügen',
    label: /*i18n*/ 'Energie im Jahr',
    field: 'kWhPerYear',
    entryOf: (since, kWhPerYear) => ({ since, kWhPerYear }),
    amountOf: ({ kWhPerYear }) => kWhPerYear,
    quantity: 'energy',
    per: /*i18n*/ '/Jahr',
  },
  receivers: {
    note: /*i18n*/ 'Volumen aller Behälter und Leitungen zusammen.',
    addLabel: /*i18n*/ 'Volumen hinzufügen',
    label: /*i18n*/ 'Volumen',
    field: 'volumeM3',
    entryOf: (since, volumeM3) => ({ since, volumeM3 }),
    amountOf: ({ volumeM3 }) => volumeM3,
    quantity: 'volume',
  },
  flowSensors: {
    note: /*i18n*/ 'Um so viel kann der Volumenstrom falsch sein, nach dem Datenblatt des Sensors.',
    addLabel: /*i18n*/ 'Genauigkeit hinzufügen',
    label: /*i18n*/ 'Abweichung',
    field: 'share',
    entryOf: (since, share) => ({ since, share }),
    amountOf: ({ share }) => share,
    quantity: 'share',
  },
};

interface Props<List extends AmountLists> {
  readonly form: PlantForm;
  readonly list: List;
  readonly today: PlantDay;
}

/** A number that holds from a day on. */
export const AmountList = observed(function AmountList<List extends AmountLists>({ form, list, today }: Props<List>) {
  const { i18n } = useLingui();
  const sinceText = useSinceText();
  const { note, addLabel, label, field, entryOf, amountOf, quantity, per }: AmountOf<List> = amounts[list];
  return (
    <EntryList
      form={form}
      list={list}
      note={i18n._(note)}
      addLabel={i18n._(addLabel)}
      create={() => entryOf(today, NaN)}
      nameOf={({ since }) => sinceText(since)}
    >
      {({ entry, set, problem }) => (
        <>
          <EntryDay label={i18n._('Gilt ab')} day={entry.since} problem={problem('since')} onType={(since) => set({ ...entry, since })} />
          <EntryQuantity
            label={i18n._(label)}
            quantity={quantity}
            {...(per !== undefined && { per: i18n._(per) })}
            value={amountOf(entry)}
            problem={problem(field)}
            onChange={(value) => set(entryOf(entry.since, value))}
          />
        </>
      )}
    </EntryList>
  );
});
