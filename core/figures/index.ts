export { amountOf, type Figure, figureOf, productOf, ratioOf, sumOf } from './figure.ts';
export { projection, type Projection, projectionSpread } from './projection.ts';
export { rounded } from './rounded.ts';
