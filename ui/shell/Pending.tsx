import { useLingui } from '@lingui/react';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import './page.css';

/** The frame while a page is on its way. */
export function Pending() {
  const { i18n } = useLingui();
  return (
    <div className="frame frame-wide">
      <div className="progress" role="status" aria-label={i18n._('Seite wird geladen')} />
      <div className="crumbs" />
      <ConnectionBanner />
      <main id="main" tabIndex={-1} aria-busy />
    </div>
  );
}
