import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Welcome } from '../areas/welcome/Welcome.tsx';
import { Sprite } from '../kit/index.ts';
import { usePhone } from '../kit/usePhone.ts';
import { AlarmPlace } from '../shell/alarm/AlarmPlace.tsx';
import { Footer } from '../shell/Footer.tsx';
import { Guarded } from './Guarded.tsx';
import { Header } from '../shell/header/Header.tsx';
import { FailedPage } from './FailedPage.tsx';
import { PageFailure } from '../shell/PageFailure.tsx';
import { lazyChunks, routes, Wall } from './routes.tsx';
import { Pending } from '../shell/Pending.tsx';
import { nowhere } from '../shell/refusal.ts';
import { RefusalNotice } from '../shell/RefusalNotice.tsx';
import '../shell/print.css';
import '../shell/shell.css';
import { SkipLink } from '../shell/SkipLink.tsx';
import { usePreload } from './usePreload.ts';
import { useStationFacts } from './useStationFacts.ts';

/** Leads on to another address and keeps its query. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

/** The frame and its pages. */
export const App = observer(function App() {
  const { pathname } = useLocation();
  const isPhone = usePhone();
  useStationFacts();
  usePreload(lazyChunks);
  if (pathname === '/wall')
    return (
      <Suspense>
        <Sprite />
        <Wall />
      </Suspense>
    );
  return (
    <>
      <Sprite />
      <SkipLink />
      <Header />
      <AlarmPlace />
      <RefusalNotice />
      <PageFailure address={pathname} Failed={FailedPage}>
        <Suspense fallback={<Pending />}>
          <Routes>
            <Route path="/" element={<Welcome />} />
            {routes.flatMap(({ area, pages, shortcuts = [] }) => [
              ...shortcuts.map(([from, to]) => <Route key={from} path={from} element={<Redirect to={to} />} />),
              ...pages.map(([path, page]) => <Route key={path} path={path} element={<Guarded area={area}>{page}</Guarded>} />),
            ])}
            <Route path="*" element={<Navigate to="/" replace state={nowhere} />} />
          </Routes>
        </Suspense>
      </PageFailure>
      {!isPhone && <Footer />}
    </>
  );
});
