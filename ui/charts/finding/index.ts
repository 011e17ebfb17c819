export { IntervalBar, type IntervalBarProps } from './IntervalBar.tsx';
export { KindMark } from './KindMark.tsx';
