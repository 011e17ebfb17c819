import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SignalsDialog } from './SignalsDialog.tsx';

/** Leads to how this browser calls somebody to a fault. */
export const SignalsButton = observer(function SignalsButton() {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {i18n._('Ton und Benachrichtigung')}
      </button>
      {isOpen && <SignalsDialog onClose={() => setOpen(false)} />}
    </>
  );
});
