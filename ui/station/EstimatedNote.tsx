import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';

/** Which values are behind figures and were not measured; nothing where all were. */
export const EstimatedNote = observer(function EstimatedNote({ text }: { readonly text: string }) {
  const { i18n } = useLingui();
  if (text === '') return null;
  return (
    <p className="t14 dim">
      <span className="est key" title={i18n._('berechnet, nicht gemessen')}>
        {i18n._('Geschätzt')}
      </span>
      {text}
    </p>
  );
});
