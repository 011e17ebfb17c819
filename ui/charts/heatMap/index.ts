export { HeatMap, type HeatCell, HeatMark } from './HeatMap.tsx';
