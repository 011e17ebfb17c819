import { useLingui } from '@lingui/react';
import { Skeleton } from '../../../kit/index.ts';
import type { AirState } from './airFigures.vm.ts';

/** Stands where the figures will be: their shape while they come, or that there are none. */
export function AirPlaceholder({ state }: { readonly state: AirState }) {
  const { i18n } = useLingui();
  if (state === 'loading') return <Skeleton label={i18n._('Lädt')} bars={4} className="ea-empty" />;
  return (
    <div className="ea-empty" role="status">
      <p>{state === 'empty' ? i18n._('Keine Daten seit der letzten Rücksetzung') : i18n._('Keine Daten')}</p>
    </div>
  );
}
