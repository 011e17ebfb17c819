export { Curve, type CurveLevel } from './Curve.tsx';
export { shareNames } from './shareNames.ts';
