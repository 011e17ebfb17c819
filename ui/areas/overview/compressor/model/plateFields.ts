import type { TypePlate } from '../../../../../core/compressor/index.ts';

/** The lines of a type plate, in the order in which they are printed, with their text ids. */
export const plateFields: readonly (readonly [field: keyof TypePlate, name: string])[] = [
  ['model', /*i18n*/ 'Modell'],
  ['factoryNumber', /*i18n*/ 'Fabriknummer'],
  ['edpNumber', /*i18n*/ 'EDV-Nummer'],
  ['consignmentNumber', /*i18n*/ 'Kommissionsnummer'],
  ['schematicNumber', /*i18n*/ 'Schaltplannummer'],
  ['softwareVersion', /*i18n*/ 'Softwareversion'],
  ['installationDate', /*i18n*/ 'Installationsdatum'],
];
