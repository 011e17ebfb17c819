import { decentralPressure, measuringPoint } from '../../core/inputs/index.ts';

/** A text id, and the number that belongs into it. */
export interface InputWords {
  readonly id: string;
  readonly number?: number;
}

const decentral = /*i18n*/ 'dezentraler Druck {number}';
const words: ReadonlyMap<string, InputWords> = new Map<string, InputWords>([
  [measuringPoint.receiverPressure, { id: /*i18n*/ 'Behälterdruck' }],
  [measuringPoint.dewPoint, { id: /*i18n*/ 'Drucktaupunkt' }],
  [measuringPoint.volumeFlow, { id: /*i18n*/ 'Volumenstrom' }],
  [measuringPoint.ambientTemperature, { id: /*i18n*/ 'Umgebungstemperatur' }],
  [measuringPoint.internalPressure, { id: /*i18n*/ 'Innendruck' }],
  [measuringPoint.inletTemperature, { id: /*i18n*/ 'Ansaugtemperatur' }],
  ...[1, 2, 3, 4].map((number) => [decentralPressure(number), { id: decentral, number }] as const),
]);

/** What an analog input is called, by its name in the controller; undefined for a name that is not known. */
export function inputWords(name: string): InputWords | undefined {
  return words.get(name);
}
