import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { LeakChange } from '../../../../core/leakage/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { settingsText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Alert, Dialog, Field } from '../../../kit/index.ts';
import { useFormat, useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { presentMs } from '../../../stores/index.ts';

const longest = { author: 120, note: 500 };

interface SeenChangeDialogProps {
  readonly alarm: LeakChange;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Somebody has seen a rise of the nights: who, and what it was. The nights are compared with those since then. */
export const SeenChangeDialog = observer(function SeenChangeDialog({ alarm, onSaved, onClose }: SeenChangeDialogProps) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const clock = useService(ports.clock);
  const plant = useService(stores.plant);
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const [{ author, note }, setDraft] = useState({ author: '', note: '' });
  const enter = (part: Partial<{ author: string; note: string }>) => {
    setDraft({ author, note, ...part });
    edit.forget();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const entry = { since: alarm.since, author: author.trim(), note: note.trim(), enteredMs: presentMs({ plant, clock }) };
    const isKept = await edit.change((of) => ({ ...of, leakChanges: { rows: [...of.leakChanges.rows, entry] } }));
    if (isKept) onSaved();
  };
  const problem = edit.problem === undefined ? undefined : settingsText(i18n, edit.problem.message);
  return (
    <Dialog title={i18n._('Leckalarm gesehen')} onClose={onClose} hasClose>
      <form className="lq-form" onSubmit={(event) => void save(event)} noValidate>
        <p className="t14">
          {i18n._('Der Alarm endet. Die Nächte werden mit denen ab dem {day} verglichen, sobald es 14 davon gibt.', {
            day: formatDay(alarm.since, region),
          })}
        </p>
        <Field
          label={i18n._('Ihr Name')}
          isInvalid={problem !== undefined}
          note={problem === undefined ? undefined : { icon: 'i-error', tone: 's-error', text: problem }}
        >
          {(control) => (
            <input
              {...control}
              className="in"
              autoComplete="name"
              maxLength={longest.author}
              value={author}
              onChange={({ target }) => enter({ author: target.value })}
            />
          )}
        </Field>
        <Field label={i18n._('Was war es? (optional)')}>
          {(control) => (
            <textarea
              {...control}
              className="in"
              rows={2}
              maxLength={longest.note}
              value={note}
              onChange={({ target }) => enter({ note: target.value })}
            />
          )}
        </Field>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <div className="dg-answers">
          <button type="submit" className="btn pri" aria-busy={edit.isSaving}>
            {i18n._('Speichern')}
          </button>
        </div>
      </form>
    </Dialog>
  );
});
