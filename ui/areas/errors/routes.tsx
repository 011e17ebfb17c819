import { type AreaRoutes, errorLogPath, faultWindowPage, lazyPage } from '../../shell/index.ts';
import { rankingPage } from './model/rankingPath.ts';

const errors = () => import('./logPages.ts');
const ErrorLogPage = lazyPage(async () => (await errors()).ErrorLogPage);
const RankingPage = lazyPage(async () => (await errors()).RankingPage);

const around = () => import('./window/FaultWindowPage.tsx');
const FaultWindowPage = lazyPage(async () => (await around()).FaultWindowPage);

export const errorsRoutes: AreaRoutes = {
  area: 'errors',
  chunks: [errors],
  pages: [
    [errorLogPath(), <ErrorLogPage />],
    [faultWindowPage, <FaultWindowPage />],
    [rankingPage, <RankingPage />],
  ],
};
