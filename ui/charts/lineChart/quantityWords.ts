import type { Quantity } from '../../../core/units/index.ts';

/** Text ids of what an axis with many lines shows. */
export const quantityWords: Readonly<Record<Quantity, string>> = {
  pressure: /*i18n*/ 'Druck',
  temperature: /*i18n*/ 'Temperatur',
  volume: /*i18n*/ 'Volumen',
  volumeFlow: /*i18n*/ 'Volumenstrom',
  power: /*i18n*/ 'Leistung',
  energy: /*i18n*/ 'Energie',
  ratio: /*i18n*/ 'Auslastung',
  specificPower: /*i18n*/ 'Spezifische Leistung',
};
