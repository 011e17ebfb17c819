import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Banner } from '../../kit/index.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { type Crumb, Crumbs } from '../../shell/Crumbs.tsx';
import { documentTitle } from '../../shell/documentTitle.ts';
import { PlaceTitle } from '../../shell/PlaceTitle.tsx';
import { fleetStores, useService } from '../di/index.ts';
import '../../shell/page.css';
import './fleet.css';

export interface FleetPageProps {
  /** The way to this page; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  /** With one h1. */
  readonly children: ReactNode;
}

/** A page within the frame; after a navigation the focus is on its heading. */
export const FleetPage = observer(function FleetPage({ crumbs, children }: FleetPageProps) {
  const { i18n } = useLingui();
  const session = useService(fleetStores.session);
  const { query } = useService(fleetStores.stations);
  const { pathname, key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(key === 'default' ? pathname : undefined);
  const title = documentTitle(
    crumbs.map(({ label }) => label),
    undefined,
  );
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="frame frame-wide">
      {usePhone() ? <PlaceTitle crumbs={crumbs} /> : <Crumbs crumbs={crumbs} />}
      {query.isUnreachable && (
        <Banner tone="comm" icon="i-comm" className="frame-banner">
          {i18n._('Der Server antwortet nicht. Gezeigt wird, was zuletzt kam.')}
        </Banner>
      )}
      {session.session?.isDemo === true && (
        <Banner tone="quiet" icon="g-note" className="frame-banner">
          {i18n._('Vorführung: diese Stationen sind erfunden.')}
        </Banner>
      )}
      <main id="main" ref={main} tabIndex={-1} data-address={pathname}>
        {children}
      </main>
    </div>
  );
});
