import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useState } from 'react';
import { classNames, Icon } from '../../kit/index.ts';

/** Where the chart has the whole width, what it is set by is folded away above it. */
export function ControlsFold({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classNames('an-fold', isOpen && 'an-open')}>
      <button type="button" className="btn" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {i18n._('Zeitraum, Quelle und Ausgabe')}
        <Icon name="g-right" />
      </button>
      <div id={id} className="an-folded">
        {children}
      </div>
    </div>
  );
}
