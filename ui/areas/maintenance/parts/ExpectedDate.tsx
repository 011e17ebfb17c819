import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ListedService } from '../../../../core/maintenance/index.ts';
import { useExpectedDate } from './useExpectedDate.ts';

/** When a service is expected, or that it is overdue. */
export const ExpectedDate = observer(function ExpectedDate({ service: { due, expectedMs } }: { readonly service: ListedService }) {
  const { i18n } = useLingui();
  const { dateOf } = useExpectedDate();
  if (due === 'overdue') return <span className="mt-word">{i18n._('überfällig')}</span>;
  return <span className={expectedMs === undefined ? 'none' : undefined}>{dateOf(expectedMs)}</span>;
});
