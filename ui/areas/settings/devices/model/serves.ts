import type { Serves } from '../../../../../core/field/index.ts';

/** What a device's values can be for. */
export const servesKinds = ['compressor', 'powerOf', 'flowOf', 'stationPower', 'networkFlow', 'systemPressure', 'input'] as const;
export type ServesKind = (typeof servesKinds)[number];

export const servesKind = (serves: Serves): ServesKind => servesKinds.find((kind) => kind in serves)!;

/** One of a kind, as far as it can be known before somebody says more. */
export function blankServes(
  kind: ServesKind,
  keys: readonly string[],
  slotFor: (kind: 'compressor' | 'powerOf' | 'flowOf') => number,
): Serves {
  const pressure = keys.find((key) => key === 'linePressure' || key === 'pressure') ?? keys[0] ?? 'linePressure';
  const blanks: Readonly<Record<ServesKind, Serves>> = {
    compressor: { compressor: slotFor('compressor') },
    powerOf: { powerOf: [slotFor('powerOf')] },
    flowOf: { flowOf: [slotFor('flowOf')] },
    stationPower: { stationPower: true },
    networkFlow: { networkFlow: true },
    systemPressure: { systemPressure: pressure },
    input: { input: 'DEW_POINT', point: keys.find((key) => key === 'dewPoint') ?? keys[0] ?? 'dewPoint' },
  };
  return blanks[kind];
}
