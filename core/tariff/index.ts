export { co2Of, costOf, type Tariff, tariffOf } from './Tariff.ts';
