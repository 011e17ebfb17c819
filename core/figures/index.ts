export { type DataBasis, type DataNeed, type DataNeedName, dataNeedNames, dataNeeds, isShortOf, shortNeeds } from './dataNeeds.ts';
export { amountOf, completeSumOf, type Figure, figureOf, productOf, ratioOf, restOf, sumOf } from './figure.ts';
export { type KnownPart, knownPart, type PartialSum, partialSum } from './partialSum.ts';
export { projection, type Projection, projectionSpread } from './projection.ts';
export { rounded } from './rounded.ts';
