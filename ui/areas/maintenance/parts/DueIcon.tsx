import { useLingui } from '@lingui/react';
import type { ServiceDue } from '../../../../core/maintenance/index.ts';
import { Icon } from '../../../kit/index.ts';
import { dueStyle } from '../dueStyle.ts';

/** A sign before what somebody has to do something about; an empty place before anything else. */
export function DueIcon({ due }: { readonly due: ServiceDue | undefined }) {
  const { i18n } = useLingui();
  if (due !== 'overdue' && due !== 'dueSoon') return <span className="mt-icon" />;
  const { icon, tone, word } = dueStyle[due];
  return (
    <span className={`mt-icon ${tone}`} title={i18n._(word)}>
      <Icon name={icon} />
      <span className="vh">{i18n._(word)}: </span>
    </span>
  );
}
