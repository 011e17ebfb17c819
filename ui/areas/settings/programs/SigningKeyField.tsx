import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { signingKeyBytes, signingKeyHead } from '../../../../core/settings/index.ts';
import { CopyButton } from '../../../kit/index.ts';
import { type GroupForm, SecretField } from '../form/index.ts';

function signingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(signingKeyBytes.least));
  return signingKeyHead + btoa(String.fromCharCode(...bytes));
}

/** The key that calls are signed with: typed, or made here and shown until it is saved. */
export const SigningKeyField = observer(function SigningKeyField({ form }: { readonly form: GroupForm<'webhook'> }) {
  const { i18n } = useLingui();
  const [made, setMade] = useState<string>();
  const isShown = made !== undefined && form.vm.value('key') === made;
  const make = () => {
    const key = signingKey();
    setMade(key);
    form.vm.edit('key', key);
  };
  return (
    <>
      <SecretField form={form} path="key" span={4} />
      <div className="fm-span-2 pg-make">
        <button type="button" className="btn" onClick={make}>
          {i18n._('Schlüssel erzeugen')}
        </button>
      </div>
      {isShown && (
        <div className="fm-span-6 pg-key" role="status">
          <p>
            <b>{i18n._('Dieser Schlüssel wird nur jetzt angezeigt.')}</b>{' '}
            {i18n._('Tragen Sie ihn beim Empfänger ein; er prüft damit, von wem eine Meldung kommt.')}
          </p>
          <span className="tk-copy">
            <input className="in" readOnly aria-label={i18n._('Neuer Schlüssel')} value={made} onFocus={({ target }) => target.select()} />
            <CopyButton text={made} />
          </span>
        </div>
      )}
    </>
  );
});
