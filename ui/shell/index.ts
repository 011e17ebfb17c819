export { contactTarget } from './contactTarget.ts';
export type { Crumb } from './Crumbs.tsx';
export { entryKey, indexOfKey } from './entryKey.ts';
export { keepHistory } from './historyGate.ts';
export { Page, type PageProps } from './Page.tsx';
export {
  accessoriesPath,
  compressorPath,
  errorLogPath,
  serviceImagePath,
  servicePath,
  servicesPath,
  typePlatePath,
  type ErrorLogQuery,
} from './paths.ts';
export { RailGroup, RailLink, RailNote, type RailLinkProps } from './Rail.tsx';
export { stationName } from './stationName.ts';
export { useLockReason } from './useLockReason.ts';
