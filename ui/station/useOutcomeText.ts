import { useLingui } from '@lingui/react';
import type { SaveResult } from '../../core/ports/index.ts';

/** Text ids. */
const failures: Readonly<Record<Exclude<SaveResult['outcome'], 'succeeded' | 'refused'>, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
};

/** Why something was not kept, undefined when it was: the station's own words if it gave some. */
export function useOutcomeText(): (outcome: SaveResult | { readonly outcome: 'moved' } | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (result) => {
    if (result === undefined || result.outcome === 'succeeded') return undefined;
    if (result.outcome === 'refused') return result.text;
    if (result.outcome === 'moved')
      return i18n._('Inzwischen hat jemand anderes diese Einstellungen geändert. Bitte prüfen und erneut übernehmen.');
    return i18n._(failures[result.outcome]);
  };
}
