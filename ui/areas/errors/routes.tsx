import { type AreaRoutes, errorLogPath, lazyPage } from '../../shell/index.ts';

const errors = () => import('./ErrorLogPage.tsx');
const ErrorLogPage = lazyPage(async () => (await errors()).ErrorLogPage);

export const errorsRoutes: AreaRoutes = {
  area: 'errors',
  chunks: [errors],
  pages: [[errorLogPath(), <ErrorLogPage />]],
};
