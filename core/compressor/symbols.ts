import { statusBit } from './statusBit.ts';

/** Values of the bits in a compressor's symbols word; other bits are ignored. */
export const symbolBit = { frequencyConverter: 1 } as const;

/** The marks on a machine's picture. */
export interface MachineSymbols {
  readonly motor: boolean;
  readonly valve: boolean;
  readonly frequencyConverter: boolean;
}

/** Which marks are lit, from the status word and the symbols word; missing words light nothing. */
export function machineSymbols(status: number | undefined, symbols: number | undefined): MachineSymbols {
  return {
    motor: ((status ?? 0) & statusBit.running) !== 0,
    valve: ((status ?? 0) & statusBit.loaded) !== 0,
    frequencyConverter: ((symbols ?? 0) & symbolBit.frequencyConverter) !== 0,
  };
}
