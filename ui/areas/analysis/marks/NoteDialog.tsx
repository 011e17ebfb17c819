import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { longestNoteTexts, type MarkNote, type MarkNoteEntry, type NoteProblem } from '../../../../core/marks/index.ts';
import { stores, useMarksPort, useService } from '../../../di/index.ts';
import { TypedMoment } from '../../../dates/index.ts';
import { Alert, Dialog, Field, RemoveButton } from '../../../kit/index.ts';
import { useOutcomeText } from '../../../station/index.ts';
import { NoteForm } from './noteForm.vm.ts';

/** Text ids. */
const problemWords: Readonly<Record<NoteProblem, string>> = {
  badTime: /*i18n*/ 'Der Zeitraum ist nicht gültig: Das Ende darf nicht vor dem Anfang liegen.',
  noText: /*i18n*/ 'Bitte geben Sie einen Text ein.',
  noName: /*i18n*/ 'Bitte geben Sie Ihren Namen ein.',
  longText: /*i18n*/ 'Ein Text ist zu lang.',
};

interface Props {
  /** The note, or what a new one begins with. */
  readonly note: MarkNote | MarkNoteEntry;
  readonly canWrite: boolean;
  /** The station has kept, changed or removed it. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A note about a time: who writes it, what, and when. Without the right to write it is there to be read. */
export const NoteDialog = observer(function NoteDialog({ note, canWrite, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const marks = useMarksPort();
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [form] = useState(() => new NoteForm(note, { marks, session, preferences }));
  const failure = useOutcomeText()(form.outcome);
  const { draft, problem } = form;
  const said = problem === undefined ? failure : i18n._(problemWords[problem]);
  const finish = (isDone: boolean) => isDone && onDone();
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    finish(await form.save());
  };
  return (
    <Dialog title={form.id === undefined ? i18n._('Neue Notiz') : i18n._('Notiz')} onClose={onClose} hasClose>
      <form className="mk-form" onSubmit={(event) => void save(event)} noValidate>
        <fieldset disabled={!canWrite}>
          <Field label={i18n._('Text')} isInvalid={problem === 'noText'}>
            {(control) => (
              <textarea
                {...control}
                disabled={!canWrite}
                className="in"
                rows={4}
                maxLength={longestNoteTexts.text}
                value={draft.text}
                onChange={({ target }) => form.enter({ text: target.value })}
              />
            )}
          </Field>
          <div className="mk-times">
            {(['fromMs', 'toMs'] as const).map((end) => (
              <TypedMoment
                key={end}
                label={end === 'fromMs' ? i18n._('Von') : i18n._('Bis')}
                atMs={draft[end]}
                onType={(atMs) => form.enter({ [end]: atMs })}
                granularity="second"
                isInvalid={problem === 'badTime'}
                isDisabled={!canWrite}
              />
            ))}
          </div>
          <Field label={i18n._('Ihr Name')} isInvalid={problem === 'noName'}>
            {(control) => (
              <input
                {...control}
                disabled={!canWrite}
                className="in"
                autoComplete="name"
                maxLength={longestNoteTexts.by}
                value={draft.by}
                onChange={({ target }) => form.enter({ by: target.value })}
              />
            )}
          </Field>
        </fieldset>
        {said === undefined ? (
          <p className="t14">{i18n._('Gleicher Anfang und gleiches Ende stehen für einen Zeitpunkt.')}</p>
        ) : (
          <Alert>{said}</Alert>
        )}
        {canWrite && (
          <div className="dg-answers">
            {form.id !== undefined && (
              <RemoveButton
                label={i18n._('Löschen')}
                question={i18n._('Diese Notiz löschen?')}
                isBusy={form.isSending}
                onRemove={() => void form.remove().then(finish)}
              />
            )}
            <button type="submit" className="btn pri" aria-busy={form.isSending}>
              {i18n._('Speichern')}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
});
