import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { stores, useService } from '../di/index.ts';
import { Banner } from '../kit/index.ts';
import '../shell/page.css';

/** A page is not loaded again by itself sooner than this after its last load: what fails each time would never rest. */
const minUpMs = 10_000;

/** In the place of a page that can't be shown. One whose code did not come is loaded again as soon as the station is connected: browsers keep what failed until then. */
export const FailedPage = observer(function FailedPage({ isNotLoaded }: { readonly isNotLoaded: boolean }) {
  const { i18n } = useLingui();
  const isConnected = useService(stores.plant).connection === 'connected';
  useEffect(() => {
    if (!isNotLoaded || !isConnected) return undefined;
    const timer = setTimeout(() => location.reload(), Math.max(0, minUpMs - performance.now()));
    return () => clearTimeout(timer);
  }, [isNotLoaded, isConnected]);
  return (
    <div className="frame frame-wide">
      <main id="main" tabIndex={-1} className="failed">
        <h1>{i18n._('Diese Seite kann nicht angezeigt werden')}</h1>
        <Banner tone="error" icon="i-error">
          {isNotLoaded
            ? i18n._('Sie konnte nicht geladen werden. Sobald die Verbindung zur Station besteht, wird sie von selbst geladen.')
            : i18n._('Beim Anzeigen ist ein Fehler aufgetreten.')}
        </Banner>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {i18n._('Neu laden')}
        </button>
      </main>
    </div>
  );
});
