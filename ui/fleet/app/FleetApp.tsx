import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Sprite } from '../../kit/index.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { PageFailure } from '../../shell/PageFailure.tsx';
import { SkipLink } from '../../shell/SkipLink.tsx';
import { LoginPage } from '../areas/login/LoginPage.tsx';
import { SetUpPage } from '../areas/login/SetUpPage.tsx';
import { fleetStores, useService } from '../di/index.ts';
import { FleetFooter } from '../shell/FleetFooter.tsx';
import { FleetHeader } from '../shell/header/FleetHeader.tsx';
import { FleetFailedPage } from './FleetFailedPage.tsx';
import { fleetRoutes } from './fleetRoutes.tsx';
import { usePagesPreload } from './usePagesPreload.ts';
import '../../shell/print.css';
import '../../shell/shell.css';

/** The frame and its pages; without a session the address stays, and shows the login. */
export const FleetApp = observer(function FleetApp() {
  const { pathname } = useLocation();
  const session = useService(fleetStores.session);
  const isPhone = usePhone();
  return (
    <>
      <Sprite />
      <SkipLink />
      <FleetHeader />
      {pathname === '/setup' ? <SetUpPage /> : session.state === 'open' ? <OpenPages /> : <LoginPage />}
      {(!isPhone || session.state !== 'open') && <FleetFooter />}
    </>
  );
});

/** The pages of somebody who is logged in. */
const OpenPages = observer(function OpenPages() {
  const { pathname } = useLocation();
  const stations = useService(fleetStores.stations);
  const session = useService(fleetStores.session);
  useEffect(() => stations.follow(), [stations]);
  usePagesPreload();
  return (
    <PageFailure address={pathname} Failed={FleetFailedPage}>
      <Suspense fallback={<FleetPending />}>
        <Routes>
          {fleetRoutes.map(
            ({ path, page, need }) => (need === undefined || session.may(need)) && <Route key={path} path={path} element={page} />,
          )}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </PageFailure>
  );
});

/** The frame while a page is on its way. */
function FleetPending() {
  const { i18n } = useLingui();
  return (
    <div className="frame frame-wide">
      <div className="progress" role="status" aria-label={i18n._('Seite wird geladen')} />
      <div className="crumbs" />
      <main id="main" tabIndex={-1} aria-busy />
    </div>
  );
}
