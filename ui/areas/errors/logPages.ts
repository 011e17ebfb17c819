export { ErrorLogPage } from './ErrorLogPage.tsx';
export { RankingPage } from './ranking/RankingPage.tsx';
