import { languages, loadCatalogue } from '../../i18n/index.ts';
import { analysisRoutes } from '../areas/analysis/routes.tsx';
import { energyPath } from '../areas/energy/energyPages.ts';
import { energyRoutes } from '../areas/energy/routes.tsx';
import { errorsRoutes } from '../areas/errors/routes.tsx';
import { maintenanceRoutes } from '../areas/maintenance/routes.tsx';
import { overviewRoutes } from '../areas/overview/routes.tsx';
import { settingsRoutes } from '../areas/settings/routes.tsx';
import { portCode } from '../di/index.ts';
import { alarmLine } from '../shell/alarm/AlarmPlace.tsx';
import { allTexts } from '../kit/allTexts.ts';
import { type AreaRoutes, emptySlot, lazyPage } from '../shell/index.ts';

const energyErrors = () => import('./EnergyErrorLog.tsx');
const EnergyErrorLog = lazyPage(async () => (await energyErrors()).EnergyErrorLog);

/** Stands alone on its screen. */
export const Wall = lazyPage(async () => (await import('../areas/overview/wall/Wall.tsx')).Wall);

/** Pages made of two areas. */
const sharedRoutes: AreaRoutes = {
  area: 'energyBalancing',
  chunks: [energyErrors],
  pages: [[energyPath('error_log'), <EnergyErrorLog />]],
};

/** Every page. */
export const routes: readonly AreaRoutes[] = [
  overviewRoutes,
  maintenanceRoutes,
  errorsRoutes,
  analysisRoutes,
  energyRoutes,
  sharedRoutes,
  settingsRoutes,
];

/** Load what does not come with the first load, the code of pages and of their questions to the station, and all texts, in the order in which they are wanted. */
export const lazyChunks: readonly (() => Promise<unknown>)[] = [
  allTexts,
  alarmLine,
  ...portCode,
  ...routes.flatMap(({ chunks }) => chunks),
  emptySlot,
  ...languages.map((language) => () => loadCatalogue(language)),
];
