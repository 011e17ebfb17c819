export { amountOf, type Figure, figureOf, productOf, ratioOf, sumOf } from './figure.ts';
export { rounded } from './rounded.ts';
