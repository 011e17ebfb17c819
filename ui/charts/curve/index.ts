export { Curve, type CurveLevel } from './Curve.tsx';
