import { type AreaRoutes, errorLogPath, faultWindowPage, lazyPage } from '../../shell/index.ts';

const errors = () => import('./ErrorLogPage.tsx');
const ErrorLogPage = lazyPage(async () => (await errors()).ErrorLogPage);

const around = () => import('./window/FaultWindowPage.tsx');
const FaultWindowPage = lazyPage(async () => (await around()).FaultWindowPage);

export const errorsRoutes: AreaRoutes = {
  area: 'errors',
  chunks: [errors],
  pages: [
    [errorLogPath(), <ErrorLogPage />],
    [faultWindowPage, <FaultWindowPage />],
  ],
};
