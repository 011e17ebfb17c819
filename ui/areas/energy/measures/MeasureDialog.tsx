import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MeasureRow } from '../../../../core/measures/index.ts';
import { type MeasureState, measureStates } from '../../../../core/plantData/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import { isPlantDay } from '../../../../core/time/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { measureStateNames, settingsText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Field } from '../../../kit/index.ts';
import { useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { presentMs } from '../../../stores/index.ts';
import { EntryDialog } from '../performance/EntryDialog.tsx';
import { TextEntry } from '../performance/TextEntry.tsx';
import { useMeasureText } from './useMeasureText.ts';

interface Props {
  readonly row: Pick<MeasureRow, 'found' | 'entry'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** How far people are with a measure, since or until when, what it costs and how long it lives, and who says so. */
export const MeasureDialog = observer(function MeasureDialog({ row: { found, entry }, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const { region, number } = useFormat();
  const text = useMeasureText();
  const clock = useService(ports.clock);
  const plant = useService(stores.plant);
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const written = (value: number | undefined, digits: number) =>
    value === undefined ? '' : number(value, digits).replaceAll(/[\u202f\u00a0]/g, '');
  const firstState: MeasureState = entry?.state ?? 'open';
  const [draft, setDraft] = useState(() => ({
    state: firstState,
    on: entry?.on ?? '',
    cost: written(entry?.investment, 0),
    life: written(entry?.lifeYears, 0),
    note: entry?.note ?? '',
    author: '',
  }));
  const [isTried, setTried] = useState(false);
  const type = (part: Partial<typeof draft>) => {
    setDraft({ ...draft, ...part });
    edit.forget();
  };
  const { state, on } = draft;
  const amountOf = (typed: string) => (typed.trim() === '' ? undefined : parseNumber(typed, region));
  const [investment, lifeYears] = [amountOf(draft.cost), amountOf(draft.life)];
  const isAmount = (typed: string, value: number | undefined) => typed.trim() === '' || (value !== undefined && value >= 0);
  const hasDay = isPlantDay(on) || (on === '' && state !== 'done');
  const checks = [
    [hasDay, i18n._('Bitte geben Sie den Tag ein, an dem sie erledigt wurde.')],
    [isAmount(draft.cost, investment), i18n._('Bitte geben Sie die Kosten als Zahl ein.')],
    [isAmount(draft.life, lifeYears), i18n._('Bitte geben Sie die Nutzungsdauer in Jahren ein.')],
    [state !== 'dropped' || draft.note.trim() !== '', i18n._('Bitte geben Sie einen Grund ein.')],
    [draft.author.trim() !== '', i18n._('Bitte geben Sie Ihren Namen ein.')],
  ] as const;
  const wrong = checks.find(([isRight]) => !isRight)?.[1];
  const isBad = (i: number) => isTried && !checks[i]![0];
  const save = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const { measure, slots } = found;
    const kept = {
      ...{ measure, slots, state, note: draft.note.trim(), author: draft.author.trim() },
      ...(on !== '' && { on }),
      ...(investment !== undefined && { investment }),
      ...(lifeYears !== undefined && { lifeYears }),
      enteredMs: presentMs({ plant, clock }),
    };
    if (await edit.change((of) => ({ ...of, measures: { rows: [...of.measures.rows, kept] } }))) onDone();
  };
  const refused = edit.problem === undefined ? failure : settingsText(i18n, edit.problem.message);
  return (
    <EntryDialog
      title={text.title(found)}
      problem={(isTried ? wrong : undefined) ?? refused}
      note={i18n._('Ist sie erledigt, vergleicht die Energieleistung die Tage davor mit denen danach.')}
      isSending={edit.isSaving}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className="pe-pair">
        <Field label={i18n._('Stand')}>
          {(control) => (
            <select
              {...control}
              className="in"
              value={state}
              onChange={({ target: { value } }) => isOneOf(measureStates, value) && type({ state: value })}
            >
              {measureStates.map((each) => (
                <option key={each} value={each}>
                  {i18n._(measureStateNames[each])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextEntry
          label={state === 'done' ? i18n._('Erledigt am') : i18n._('Bis wann (leer: offen)')}
          type="date"
          value={on}
          onType={(value) => type({ on: value })}
          isInvalid={isBad(0)}
        />
      </div>
      <div className="pe-pair">
        <TextEntry
          label={i18n._('Kosten, einmalig, {currency}', { currency: text.currency })}
          inputMode="decimal"
          value={draft.cost}
          onType={(cost) => type({ cost })}
          isInvalid={isBad(1)}
        />
        <TextEntry
          label={i18n._('Nutzungsdauer in Jahren')}
          inputMode="decimal"
          value={draft.life}
          onType={(life) => type({ life })}
          isInvalid={isBad(2)}
        />
      </div>
      <TextEntry
        label={state === 'dropped' ? i18n._('Grund') : i18n._('Notiz')}
        isLong
        value={draft.note}
        onType={(note) => type({ note })}
        isInvalid={isBad(3)}
      />
      <TextEntry
        label={i18n._('Ihr Name')}
        autoComplete="name"
        value={draft.author}
        onType={(author) => type({ author })}
        isInvalid={isBad(4)}
      />
    </EntryDialog>
  );
});
