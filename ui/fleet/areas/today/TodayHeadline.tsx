import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { missing } from '../../../../i18n/format/index.ts';
import { Headline } from '../../../kit/index.ts';
import { fleetStores, useService } from '../../di/index.ts';

interface TodayHeadlineProps {
  /** Beside the heading. */
  readonly children?: ReactNode;
}

/** How many stations need somebody, and of what. */
export const TodayHeadline = observer(function TodayHeadline({ children }: TodayHeadlineProps) {
  const { i18n } = useLingui();
  const { counts, rows } = useService(fleetStores.stations);
  if (counts === undefined || rows === undefined) return <Headline title={missing} note={i18n._('Stationen werden geladen')} />;
  const { revoked, order, warning, error, silent } = counts;
  const title = i18n._('{count} von {of, plural, one {# Station braucht} other {# Stationen brauchen}} jemanden', {
    count: error + silent + warning,
    of: rows.length - revoked,
  });
  const note = i18n._('{error} mit Störung, {silent} ohne Verbindung, {warning} mit Warnung, {order} in Ordnung', {
    error,
    silent,
    warning,
    order,
  });
  return (
    <Headline title={title} note={note}>
      {children}
    </Headline>
  );
});
