import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { ProfileSeries } from '../../../../core/loadProfile/index.ts';
import { settingsText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Alert, Dialog, Field } from '../../../kit/index.ts';
import { useOutcomeText, usePlantEdit } from '../../../station/index.ts';
import { presentMs } from '../../../stores/index.ts';

const longest = 60;

interface NamedType {
  readonly hours: readonly number[];
  /** What it is called without a name. */
  readonly rule: string;
  readonly name: string | undefined;
}

interface Props {
  readonly of: ProfileSeries;
  readonly types: readonly NamedType[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Names for types of days; they stay with days that are like those of today. */
export const RenameTypes = observer(function RenameTypes({ of, types, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const parts = { plant: useService(stores.plant), clock: useService(ports.clock) };
  const edit = usePlantEdit();
  const failure = useOutcomeText()(edit.outcome);
  const [names, setNames] = useState(types.map(({ name }) => name ?? ''));
  const problem = edit.problem === undefined ? undefined : settingsText(i18n, edit.problem.message);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const enteredMs = presentMs(parts);
    const before = new Set(types.flatMap(({ name }) => name ?? []));
    const entries = types.flatMap(({ hours }, place) => {
      const name = names[place]!.trim();
      return name === '' ? [] : [{ of, hours: [...hours], name, enteredMs }];
    });
    const isKept = await edit.change((plant) => ({
      ...plant,
      // the names that these types had give way, also those that were taken away
      dayTypes: { rows: [...plant.dayTypes.rows.filter((row) => row.of !== of || !before.has(row.name)), ...entries] },
    }));
    if (isKept) onDone();
  };
  return (
    <Dialog title={i18n._('Tagestypen umbenennen')} onClose={onClose} hasClose>
      <form className="lq-form" onSubmit={(event) => void save(event)} noValidate>
        <p className="t14">
          {i18n._(
            'Ein Name bleibt bei Tagen, die diesen ähnlich sind, auch in anderen Zeiträumen. Ohne Namen heißt ein Typ nach seinen Wochentagen.',
          )}
        </p>
        {types.map(({ rule }, place) => (
          <Field key={place} label={rule}>
            {(control) => (
              <input
                {...control}
                className="in"
                maxLength={longest}
                value={names[place]}
                onChange={({ target }) => {
                  setNames(names.with(place, target.value));
                  edit.forget();
                }}
              />
            )}
          </Field>
        ))}
        {(problem ?? failure) !== undefined && <Alert>{problem ?? failure}</Alert>}
        <div className="dg-answers">
          <button type="submit" className="btn pri" aria-busy={edit.isSaving}>
            {i18n._('Speichern')}
          </button>
        </div>
      </form>
    </Dialog>
  );
});
