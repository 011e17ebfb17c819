import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { WindowKind } from '../../../../core/plantData/index.ts';
import { useFormat } from '../../../station/index.ts';
import { EntrySelect, EntryText } from '../form/index.ts';
import { EntryList } from './EntryList.tsx';
import { EntryMoment } from './PlantFields.tsx';
import type { PlantForm } from './plantLists.ts';

/** Text ids; times with all consumers off are leak tests, which have a page of their own. */
const kindWords: Readonly<Record<Exclude<WindowKind, 'allConsumersOff'>, string>> = {
  holiday: /*i18n*/ 'Feiertag oder Ferien',
  shutdown: /*i18n*/ 'Stillstand',
  ignore: /*i18n*/ 'Nicht auswerten',
};
const maxNote = 500;

/** Times that evaluations treat in a way of their own. */
export const WindowList = observer(function WindowList({ form }: { readonly form: PlantForm }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  return (
    <EntryList
      form={form}
      list="windows"
      note={i18n._('Zeiten, die keine gewöhnlichen Tage sind: für Lastgang, Leckage und Vergleiche.')}
      addLabel={i18n._('Zeit hinzufügen')}
      create={() => ({ fromMs: NaN, untilMs: NaN, kind: 'holiday', note: '' })}
      nameOf={({ kind, fromMs }) =>
        kind === 'allConsumersOff' ? '' : i18n._(kindWords[kind]) + (Number.isNaN(fromMs) ? '' : `, ${date(fromMs)}`)
      }
      isShown={({ kind }) => kind !== 'allConsumersOff'}
    >
      {({ entry, set, problem }) => (
        <>
          <EntrySelect
            label={i18n._('Art')}
            value={entry.kind as keyof typeof kindWords}
            choices={Object.entries(kindWords).map(([kind, words]) => [kind as keyof typeof kindWords, i18n._(words)] as const)}
            onChange={(kind) => set({ ...entry, kind })}
          />
          <EntryMoment
            label={i18n._('Von')}
            atMs={entry.fromMs}
            problem={problem('fromMs')}
            onChange={(fromMs) => set({ ...entry, fromMs })}
          />
          <EntryMoment
            label={i18n._('Bis')}
            atMs={entry.untilMs}
            problem={problem('untilMs')}
            onChange={(untilMs) => set({ ...entry, untilMs })}
          />
          <EntryText label={i18n._('Notiz')} span={6} value={entry.note} maxLength={maxNote} onChange={(note) => set({ ...entry, note })} />
        </>
      )}
    </EntryList>
  );
});
