import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import type { Area } from '../../core/access/index.ts';
import { OverviewMaster } from '../areas/overview/OverviewMaster.tsx';
import { Welcome } from '../areas/welcome/Welcome.tsx';
import { Sprite } from '../kit/index.ts';
import { Footer } from './Footer.tsx';
import { Guarded } from './Guarded.tsx';
import { Header } from './header/Header.tsx';
import { PageFailure } from './PageFailure.tsx';
import { Pending } from './Pending.tsx';
import './shell.css';
import { SkipLink } from './SkipLink.tsx';
import { usePreload } from './usePreload.ts';
import { useStationFacts } from './useStationFacts.ts';

const loadLiveChart = () => import('../areas/analysis/LiveChart.tsx');
const LiveChart = lazy(async () => ({ default: (await loadLiveChart()).LiveChart }));

/** Other addresses of a page. */
const shortcuts: readonly (readonly [from: string, to: string])[] = [
  ['/overview', '/overview/master'],
  ['/analysis', '/analysis/graphics'],
];

const guarded = (area: Area, page: ReactNode) => <Guarded area={area}>{page}</Guarded>;

/** Leads on to another address and keeps its query. */
function Redirect({ to }: { readonly to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

/** The frame and its pages. */
export const App = observer(function App() {
  const { pathname } = useLocation();
  useStationFacts();
  usePreload(loadLiveChart);
  return (
    <>
      <Sprite />
      <SkipLink />
      <Header />
      <PageFailure address={pathname}>
        <Suspense fallback={<Pending />}>
          <Routes>
            <Route path="/" element={<Welcome />} />
            {shortcuts.map(([from, to]) => (
              <Route key={from} path={from} element={<Redirect to={to} />} />
            ))}
            <Route path="/overview/master" element={guarded('overview', <OverviewMaster />)} />
            <Route path="/analysis/graphics" element={guarded('analytics', <LiveChart />)} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </PageFailure>
      <Footer />
    </>
  );
});
