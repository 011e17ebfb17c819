export { blockBootstrap, type Interval } from './blockBootstrap.ts';
export type { Assumption, Finding, Found, FoundKind, NotFound } from './Finding.ts';
export { hash01 } from './hash01.ts';
export { olsFit } from './olsFit.ts';
export { median, quantile } from './quantile.ts';
export { tQuantile } from './tQuantile.ts';
