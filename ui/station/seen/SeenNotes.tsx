import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FaultNote } from '../../../core/faults/index.ts';
import { Icon } from '../../kit/index.ts';
import { useFormat } from '../useFormat.ts';
import './seen.css';

/** Who has seen a fault, when, and what they left. */
export const SeenNotes = observer(function SeenNotes({ notes }: { readonly notes: readonly FaultNote[] }) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  return notes.map(({ atMs, name, text }, i) => (
    <p key={i} className="seen-note">
      <Icon name="g-check" />
      <span>
        <b>{i18n._('Gesehen von {name}', { name })}</b>
        {`, ${date(atMs)}, ${minute(atMs)}`}
        {text !== '' && <span className="seen-words">{text}</span>}
      </span>
    </p>
  ));
});
