import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { receiverCount } from '../../../../core/settings/index.ts';
import { classNames } from '../../../kit/index.ts';
import './receivers.css';

interface Props {
  /** Text ids of the columns between Active and the severities. */
  readonly heads: readonly string[];
  /** A receiver by its index: its switch, the columns, the severities, and what stands below. */
  readonly children: (index: number) => ReactNode;
}

/** The five receivers, as a table where there is room for one. */
export function ReceiverList({ heads, children }: Props) {
  const { i18n } = useLingui();
  return (
    <div className={classNames('rc', `rc-${heads.length}`)}>
      <p className="rc-line rc-head" aria-hidden>
        <span>{i18n._('Aktiv')}</span>
        {heads.map((head) => (
          <span key={head}>{i18n._(head)}</span>
        ))}
        <span>{i18n._('Wartung')}</span>
        <span>{i18n._('Warnung')}</span>
        <span>{i18n._('Störungen')}</span>
      </p>
      {Array.from({ length: receiverCount }, (_, index) => (
        <fieldset key={index} className="rc-line">
          <legend className="vh">{i18n._('Empfänger {number}', { number: index + 1 })}</legend>
          {children(index)}
        </fieldset>
      ))}
    </div>
  );
}
