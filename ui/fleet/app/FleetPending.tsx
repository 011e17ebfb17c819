import { useLingui } from '@lingui/react';
import '../../shell/page.css';

/** The frame while a page is on its way. */
export function FleetPending() {
  const { i18n } = useLingui();
  return (
    <div className="frame frame-wide">
      <div className="progress" role="status" aria-label={i18n._('Seite wird geladen')} />
      <div className="crumbs" />
      <main id="main" tabIndex={-1} aria-busy />
    </div>
  );
}
