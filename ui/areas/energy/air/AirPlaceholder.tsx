import { useLingui } from '@lingui/react';
import type { AirState } from './airFigures.vm.ts';

const bars = [0, 1, 2, 3];

/** Stands where the figures will be: their shape while they come, or that there are none. */
export function AirPlaceholder({ state }: { readonly state: AirState }) {
  const { i18n } = useLingui();
  return (
    <div className="ea-empty" role="status" aria-busy={state === 'loading'}>
      {state === 'loading' ? (
        <>
          <span className="vh">{i18n._('Lädt')}</span>
          {bars.map((bar) => (
            <i key={bar} />
          ))}
        </>
      ) : (
        <p>{state === 'empty' ? i18n._('Keine Daten seit der letzten Rücksetzung') : i18n._('Keine Daten')}</p>
      )}
    </div>
  );
}
