export { blockBootstrap, type Interval } from './blockBootstrap.ts';
export { type Assumption, type Finding, findingLevel, type Found, type FoundKind, type NotFound } from './Finding.ts';
export { hash01 } from './hash01.ts';
export { olsFit } from './olsFit.ts';
export { median, quantile } from './quantile.ts';
export { tQuantile } from './tQuantile.ts';
export { groupsOf, ward } from './ward.ts';
