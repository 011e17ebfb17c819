import type { MachineKind } from '../../../../core/compressor/index.ts';

/** Text ids of the kinds of machines. */
export const kindWords: Readonly<Record<MachineKind, string>> = {
  screw: /*i18n*/ 'Schraubenverdichter',
  piston: /*i18n*/ 'Kolbenverdichter',
  turbo: /*i18n*/ 'Turboverdichter',
};
