import { useLingui } from '@lingui/react';
import type { ServiceDue } from '../../../../core/maintenance/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { dueStyle } from '../dueStyle.ts';

/** How near a service is, in a word; filled when somebody has to do something. */
export function DueChip({ due }: { readonly due: ServiceDue }) {
  const { i18n } = useLingui();
  const { icon, tone, word } = dueStyle[due];
  return (
    <span className={classNames('st', due !== 'notDue' && 'fill', tone)}>
      <Icon name={icon} />
      {i18n._(word)}
    </span>
  );
}
