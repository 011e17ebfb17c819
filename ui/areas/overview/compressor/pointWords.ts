import type { MachinePoint } from '../../../cutaway/index.ts';

/** Text ids of the points that a machine measures at. */
export const pointWords: Readonly<Record<MachinePoint, string>> = {
  inletTemperature: /*i18n*/ 'Ansaugtemperatur',
  temperature: /*i18n*/ 'Verdichtungsendtemperatur',
  internalPressure: /*i18n*/ 'Innendruck',
  linePressure: /*i18n*/ 'Netzdruck am Austritt',
  delivery: /*i18n*/ 'Liefermenge',
};
