import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { NightUse } from '../../../../core/plantData/index.ts';
import type { PlantDay } from '../../../../core/time/index.ts';
import { displayValue, fromDisplay } from '../../../../core/units/index.ts';
import { parseNumber } from '../../../../i18n/format/index.ts';
import { settingsText } from '../../../../i18n/index.ts';
import { Dialog, Field } from '../../../kit/index.ts';
import { useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { NightUseForm } from './nightUseForm.vm.ts';
import { useLeakText } from './useLeakText.ts';
import { weekdayWords } from './weekdayWords.ts';

interface NightUseDialogProps {
  /** Undefined for a new one. */
  readonly consumer: NightUse | undefined;
  readonly firstDay: PlantDay;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const nameLength = 60;

/** A consumer of the night: what it takes, on which days and in which hours. */
export const NightUseDialog = observer(function NightUseDialog({ consumer, firstDay, onSaved, onClose }: NightUseDialogProps) {
  const { i18n } = useLingui();
  const { region, units, number } = useFormat();
  const { unit } = useLeakText();
  const edit = usePlantEdit();
  const [form] = useState(() => new NightUseForm(consumer, firstDay, edit));
  const { draft } = form;
  const [typed, setTyped] = useState(() => ({
    flowM3min: consumer === undefined ? '' : number(displayValue('volumeFlow', consumer.flowM3min, units).value, 2),
    fromHour: number(draft.fromHour, 0),
    untilHour: number(draft.untilHour, 0),
  }));
  const failure = useOutcomeText()(edit.outcome);
  const said = (field: keyof NightUse) => {
    const problem = form.problemOf(field);
    return problem === undefined ? undefined : ({ icon: 'i-error', tone: 's-error', text: settingsText(i18n, problem) } as const);
  };
  const enterNumber = (field: keyof typeof typed, text: string) => {
    setTyped({ ...typed, [field]: text });
    const value = text.trim() === '' ? NaN : parseNumber(text, region);
    form.enter({ [field]: field === 'flowM3min' ? fromDisplay('volumeFlow', value, units) : value });
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await form.save()) onSaved();
  };
  const numberField = (field: keyof typeof typed, label: string, hint?: string) => (
    <Field
      label={label}
      isInvalid={form.problemOf(field) !== undefined}
      note={said(field) ?? (hint === undefined ? undefined : { text: hint })}
    >
      {(control) => (
        <input
          {...control}
          className="in"
          inputMode="decimal"
          autoComplete="off"
          value={typed[field]}
          onChange={({ target }) => enterNumber(field, target.value)}
        />
      )}
    </Field>
  );
  const other = form.otherProblem;
  return (
    <Dialog title={consumer === undefined ? i18n._('Verbraucher der Nacht') : consumer.name} onClose={onClose} hasClose>
      <form className="lq-form" onSubmit={(event) => void save(event)} noValidate>
        <Field label={i18n._('Name')} isInvalid={form.problemOf('name') !== undefined} note={said('name')}>
          {(control) => (
            <input
              {...control}
              className="in"
              autoComplete="off"
              maxLength={nameLength}
              value={draft.name}
              onChange={({ target }) => form.enter({ name: target.value })}
            />
          )}
        </Field>
        {numberField('flowM3min', i18n._('Bedarf in {unit}', { unit }), i18n._('Was er in diesen Stunden im Mittel nimmt.'))}
        <Field label={i18n._('Tage')} isGroup isInvalid={form.problemOf('days') !== undefined} note={said('days')}>
          {() => (
            <div className="lq-days">
              {weekdayWords.map(([day, word]) => (
                <label key={day}>
                  <input type="checkbox" checked={draft.days.includes(day)} onChange={({ target }) => form.setDay(day, target.checked)} />
                  {i18n._(word)}
                </label>
              ))}
            </div>
          )}
        </Field>
        <div className="lq-pair">
          {numberField('fromHour', i18n._('Von Stunde'))}
          {numberField('untilHour', i18n._('Bis Stunde'))}
        </div>
        <Field label={i18n._('Gilt ab')} isInvalid={form.problemOf('since') !== undefined} note={said('since')}>
          {(control) => (
            <input
              {...control}
              className="in"
              type="date"
              value={draft.since}
              onChange={({ target }) => form.enter({ since: target.value })}
            />
          )}
        </Field>
        <p className="t14" role={failure === undefined && other === undefined ? undefined : 'alert'}>
          {other === undefined ? failure : settingsText(i18n, other)}
        </p>
        <div className="dg-answers">
          <button type="submit" className="btn pri" aria-busy={edit.isSaving}>
            {i18n._('Speichern')}
          </button>
        </div>
      </form>
    </Dialog>
  );
});
