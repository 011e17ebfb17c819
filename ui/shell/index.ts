export type { AreaRoutes } from './AreaRoutes.ts';
export { ChartRoute } from './ChartRoute.tsx';
export { contactTarget } from './contactTarget.ts';
export type { Crumb } from './Crumbs.tsx';
export { entryKey, indexOfKey } from './entryKey.ts';
export { keepHistory } from './historyGate.ts';
export { lazyPage } from './lazyPage.ts';
export { emptySlot, FirstMachine, MachineRoute } from './MachineRoute.tsx';
export { Page, type PageProps } from './Page.tsx';
export {
  accessoriesPath,
  compressorPath,
  errorLogPath,
  faultWindowPage,
  serviceImagePath,
  serviceHistoryPath,
  servicePath,
  servicesPath,
  typePlatePath,
  type ErrorLogQuery,
} from './paths.ts';
export { RailGroup, RailLink, RailNote, type RailLinkProps } from './Rail.tsx';
export { TrendLink } from './TrendLink.tsx';
export { trendDaysPath, trendPath } from './trendPath.ts';
