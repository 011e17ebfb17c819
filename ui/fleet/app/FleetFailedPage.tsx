import { useLingui } from '@lingui/react';
import { Banner } from '../../kit/index.ts';
import '../../shell/page.css';

/** In the place of a page that can't be shown. */
export function FleetFailedPage({ isNotLoaded }: { readonly isNotLoaded: boolean }) {
  const { i18n } = useLingui();
  return (
    <div className="frame frame-wide">
      <main id="main" tabIndex={-1} className="failed">
        <h1>{i18n._('Diese Seite kann nicht angezeigt werden')}</h1>
        <Banner tone="error" icon="i-error">
          {isNotLoaded ? i18n._('Sie konnte nicht geladen werden.') : i18n._('Beim Anzeigen ist ein Fehler aufgetreten.')}
        </Banner>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {i18n._('Neu laden')}
        </button>
      </main>
    </div>
  );
}
