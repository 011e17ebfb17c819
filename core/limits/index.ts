export { bounds, limitBit, limitOfBit, type Bound, type LimitId } from './limitFault.ts';
export { limitPointOf, limitPoints, type LimitPoint, type LimitReading } from './limitPoints.ts';
export { limitValues, type WatchedLimits, watchedLimits } from './watchedLimits.ts';
export { limitWatch, type LimitWatch, type Violation } from './limitWatch.ts';
