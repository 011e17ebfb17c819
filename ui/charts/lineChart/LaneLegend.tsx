import { useLingui } from '@lingui/react';
import { memo, type ReactNode } from 'react';
import { type LoggedState, loggedStates } from '../../../core/samples/index.ts';
import { stateStyle } from './stateStyle.ts';

const samples = (hatch: string): Readonly<Record<LoggedState, ReactNode>> => ({
  load: <path className="f-load" d="M0 0h24v12H0z" />,
  noLoad: <path className="f-noload" d="M0 6h24v6H0z" />,
  off: <path className="lc-off" d="M0 11h24v1H0z" />,
  error: (
    <>
      <path className="f-err" d="M0 0h24v12H0z" />
      <path className="lc-cross-mark" d="M9 3l6 6m0-6l-6 6" />
    </>
  ),
  noData: <path className="lc-no-data" d="M.5.5h23v11H.5z" fill={`url(#${hatch})`} />,
});

/** What the lanes' forms and colours mean. */
export const LaneLegend = memo(function LaneLegend({ hatch, hasShares }: { readonly hatch: string; readonly hasShares: boolean }) {
  const { i18n } = useLingui();
  const drawings = samples(hatch);
  return (
    <ul className="legend lc-states" aria-label={i18n._('Zustände der Verdichter')}>
      {loggedStates.map((state) => (
        <li key={state}>
          <svg viewBox="0 0 24 12" aria-hidden>
            {drawings[state]}
          </svg>
          {i18n._(stateStyle[state].word)}
        </li>
      ))}
      {hasShares && <li>{i18n._('Höhe: Anteil der Zeit')}</li>}
    </ul>
  );
});
