import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent } from 'react';
import { longestTokenName } from '../../../../core/access/index.ts';
import { CopyButton, Dialog, Field, Icon } from '../../../kit/index.ts';
import { FormSection } from '../form/index.ts';
import type { NamedTokensVm } from './namedTokens.vm.ts';
import { TokenRows } from './TokenRows.tsx';
import './tokens.css';
import type { TokenWords } from './TokenWords.ts';

interface Props {
  readonly vm: NamedTokensVm;
  readonly words: TokenWords;
}

const formId = 'new-token';

/** A new token, which is shown once, and those that there are. */
export const TokenSections = observer(function TokenSections({
  vm,
  words,
  shownAs,
}: Props & { readonly shownAs: (token: string) => string }) {
  const { i18n } = useLingui();
  return (
    <>
      <FormSection title={i18n._(words.newTitle)} bare>
        <div className="form-row">
          <Field label={i18n._('Name')} note={{ text: i18n._(words.nameNote) }}>
            {(control) => (
              <input
                {...control}
                form={formId}
                className="in"
                value={vm.name}
                maxLength={longestTokenName}
                autoComplete="off"
                onChange={({ target }) => vm.setName(target.value)}
              />
            )}
          </Field>
          <button type="submit" form={formId} className="btn pri" disabled={!vm.canMake}>
            {i18n._(words.make)}
          </button>
        </div>
        {vm.token !== undefined && (
          <div className="tk-made" role="status">
            <p>
              <b>{i18n._(words.shownOnce)}</b> {i18n._(words.whatToDo)}
            </p>
            <span className="tk-copy">
              <input
                className="in"
                readOnly
                aria-label={i18n._(words.made)}
                value={shownAs(vm.token)}
                onFocus={({ target }) => target.select()}
              />
              <CopyButton text={shownAs(vm.token)} />
            </span>
          </div>
        )}
        {vm.hasFailed && (
          <p className="tk-failed s-error" role="alert">
            <Icon name="i-error" />
            {i18n._('Das ließ sich nicht speichern. Versuchen Sie es erneut.')}
          </p>
        )}
      </FormSection>
      <FormSection title={i18n._(words.listTitle)} bare>
        <TokenRows vm={vm} words={words} />
      </FormSection>
    </>
  );
});

/** What the sections need outside of any form: the form of the new token, and the question before one is revoked. */
export const TokenDialogs = observer(function TokenDialogs({ vm, words }: Props) {
  const { i18n } = useLingui();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.make();
  };
  return (
    <>
      <form id={formId} onSubmit={submit} noValidate />
      {vm.revoking !== undefined && (
        <Dialog title={i18n._(words.askToRevoke, { name: vm.revoking.name })} role="alertdialog" onClose={() => vm.askToRevoke(undefined)}>
          <p>{i18n._(words.revoked)}</p>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => vm.askToRevoke(undefined)}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" onClick={() => void vm.revoke()}>
              {i18n._('Widerrufen')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
});
