import { useLingui } from '@lingui/react';
import { Panel } from '../../../kit/index.ts';

/** What stands where the report will be: shapes while it comes, else why there is none. */
export function BalanceShape({ isLoading }: { readonly isLoading: boolean }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n._('Vorschau')}>
      {isLoading ? (
        <div className="bb-shape" role="status" aria-label={i18n._('Lädt')}>
          {Array.from({ length: 12 }, (_, i) => (
            <i key={i} />
          ))}
        </div>
      ) : (
        <p className="bb-empty">{i18n._('Ohne Zeitraum gibt es keinen Bericht. Wählen Sie den ersten und den letzten Tag.')}</p>
      )}
    </Panel>
  );
}
