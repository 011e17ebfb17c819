import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ListedService } from '../../../../core/maintenance/index.ts';
import { useFormat } from '../../../kit/index.ts';

/** When a service is expected, or that it is overdue. */
export const ExpectedDate = observer(function ExpectedDate({ service: { due, expectedMs } }: { readonly service: ListedService }) {
  const { i18n } = useLingui();
  const { date } = useFormat();
  if (due === 'overdue') return <span className="mt-word">{i18n._('überfällig')}</span>;
  return <span className={expectedMs === undefined ? 'none' : undefined}>{date(expectedMs)}</span>;
});
