import { useLingui } from '@lingui/react';
import { Panel, Skeleton } from '../../../kit/index.ts';
import type { BalanceGap } from './balance.vm.ts';

/** Why there is no report; text ids. */
const reasons = {
  noRange: /*i18n*/ 'Ohne Zeitraum gibt es keinen Bericht. Wählen Sie den ersten und den letzten Tag.',
  failed: /*i18n*/ 'Der Bericht für diesen Zeitraum konnte nicht geladen werden.',
  notAsked: /*i18n*/ 'Der Bericht für diesen Zeitraum ist noch nicht geladen.',
} as const;

/** What stands where the report will be: shapes while it comes, else why there is none. */
export function BalanceShape({ kind }: { readonly kind: BalanceGap }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n._('Vorschau')}>
      {kind === 'loading' ? (
        <Skeleton label={i18n._('Lädt')} bars={12} className="bb-shape" />
      ) : (
        <p className="bb-empty">{i18n._(reasons[kind])}</p>
      )}
    </Panel>
  );
}
