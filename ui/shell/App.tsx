import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Welcome } from '../areas/welcome/Welcome.tsx';
import { Sprite } from '../kit/index.ts';
import { AlarmPlace } from './alarm/AlarmPlace.tsx';
import { Footer } from './Footer.tsx';
import { Guarded } from './Guarded.tsx';
import { Header } from './header/Header.tsx';
import { lazyChunks } from './lazyPages.ts';
import { PageFailure } from './PageFailure.tsx';
import { pages, shortcuts } from './pages.tsx';
import { Pending } from './Pending.tsx';
import { nowhere } from './refusal.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import './print.css';
import './shell.css';
import { SkipLink } from './SkipLink.tsx';
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
  useStationFacts();
  usePreload(lazyChunks);
  return (
    <>
      <Sprite />
      <SkipLink />
      <Header />
      <AlarmPlace />
      <RefusalNotice />
      <PageFailure address={pathname}>
        <Suspense fallback={<Pending />}>
          <Routes>
            <Route path="/" element={<Welcome />} />
            {shortcuts.map(([from, to]) => (
              <Route key={from} path={from} element={<Redirect to={to} />} />
            ))}
            {pages.map(([path, area, page]) => (
              <Route key={path} path={path} element={<Guarded area={area}>{page}</Guarded>} />
            ))}
            <Route path="*" element={<Navigate to="/" replace state={nowhere} />} />
          </Routes>
        </Suspense>
      </PageFailure>
      <Footer />
    </>
  );
});
