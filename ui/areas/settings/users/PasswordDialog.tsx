import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Level } from '../../../../core/access/index.ts';
import { passwordText } from '../../../../i18n/index.ts';
import { ports, stores, useService } from '../../../di/index.ts';
import { Dialog, Field, Icon } from '../../../kit/index.ts';
import { useOutcomeText } from '../../../station/index.ts';

import { levelWords } from './levelWords.ts';
import { PasswordChangeVm } from './passwordChange.vm.ts';
import { StrengthHint } from './StrengthHint.tsx';

interface Props {
  readonly level: Level;
  /** `isChanged` once the station has taken the new password. */
  readonly onClose: (isChanged: boolean) => void;
}

/** Changes a level's password step by step. */
export const PasswordDialog = observer(function PasswordDialog({ level, onClose }: Props) {
  const { i18n } = useLingui();
  const keeper = useService(ports.settingsApi);
  const session = useService(stores.session);
  const preferences = useService(stores.preferences);
  const [vm] = useState(() => new PasswordChangeVm(level, { keeper, session, preferences }));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (vm.change.step === 'differ') vm.retry();
    else if (vm.change.step !== 'match') vm.next();
    else if (await vm.apply()) onClose(true);
  };
  return (
    <Dialog title={i18n._('Passwort ändern: {level}', { level: i18n._(levelWords[level].name) })} onClose={() => onClose(false)}>
      <form className="pw-form" onSubmit={(event) => void submit(event)} aria-busy={vm.state === 'asking'}>
        <Step key={vm.change.step} vm={vm} onCancel={() => onClose(false)} />
      </form>
    </Dialog>
  );
});

interface StepProps {
  readonly vm: PasswordChangeVm;
  readonly onCancel: () => void;
}

/** What the present step says and asks. */
const Step = observer(function Step({ vm, onCancel }: StepProps) {
  const { i18n } = useLingui();
  const cancel = (
    <button type="button" className="btn" disabled={vm.state === 'asking'} onClick={onCancel}>
      {i18n._('Abbrechen')}
    </button>
  );
  switch (vm.change.step) {
    case 'enter':
    case 'enterAgain':
      return (
        <>
          <Entry vm={vm} />
          <div className="dg-answers">
            {cancel}
            <button type="submit" className="btn pri">
              {i18n._('Weiter')}
            </button>
          </div>
        </>
      );
    case 'differ':
      return (
        <>
          <p className="pw-said s-error" role="alert">
            <Icon name="i-error" />
            {i18n._('Die Passwörter stimmen nicht überein!')}
          </p>
          <div className="dg-answers">
            {cancel}
            <button type="submit" className="btn pri" autoFocus>
              {i18n._('Wiederholen')}
            </button>
          </div>
        </>
      );
    case 'match':
      return (
        <>
          <p className="pw-said" role="status">
            <Icon name="g-check" />
            {i18n._('Die Passwörter stimmen überein. Wählen Sie „Übernehmen“, um fortzufahren.')}
          </p>
          <p className="t14 dim">{i18n._('Wer mit dem alten Passwort angemeldet ist, muss sich neu anmelden; Sie selbst nicht.')}</p>
          <Refusal vm={vm} />
          <div className="dg-answers">
            {cancel}
            <button type="submit" className="btn pri" disabled={vm.state === 'asking'} autoFocus>
              {vm.state === 'asking' ? i18n._('Wird gespeichert') : i18n._('Übernehmen')}
            </button>
          </div>
        </>
      );
  }
});

/** The field of a step, with what is wrong or how good it is. */
const Entry = observer(function Entry({ vm }: { readonly vm: PasswordChangeVm }) {
  const { i18n } = useLingui();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFirst = vm.change.step === 'enter';
  const problem = vm.change.step === 'enter' ? vm.change.problem : undefined;
  useEffect(() => field.current?.focus(), []);
  return (
    <Field
      label={isFirst ? i18n._('Neues Passwort') : i18n._('Neues Passwort noch einmal')}
      isInvalid={problem !== undefined}
      note={problem && { icon: 'i-error', tone: 's-error', text: passwordText(i18n, problem), isAlert: true }}
      describedBy={isFirst && problem === undefined ? hintId : undefined}
    >
      {(control) => (
        <>
          <input
            {...control}
            ref={field}
            className="in"
            type="password"
            autoComplete="new-password"
            value={vm.entered}
            onChange={({ target }) => vm.enter(target.value)}
          />
          {isFirst && problem === undefined && <StrengthHint id={hintId} strength={vm.strength} />}
        </>
      )}
    </Field>
  );
});

/** Why the station has not taken the password, and the way back to the beginning. */
const Refusal = observer(function Refusal({ vm }: { readonly vm: PasswordChangeVm }) {
  const { i18n } = useLingui();
  const text = useOutcomeText()(vm.outcome);
  if (text === undefined) return null;
  return (
    <>
      <div className="fm-alert s-error" role="alert">
        <Icon name="i-error" />
        <p>
          <strong>{i18n._('Das Passwort ließ sich nicht setzen')}</strong>
          <span>{text}</span>
        </p>
      </div>
      <button type="button" className="btn" onClick={() => vm.retry()}>
        <Icon name="g-undo" />
        {i18n._('Anderes Passwort eingeben')}
      </button>
    </>
  );
});
