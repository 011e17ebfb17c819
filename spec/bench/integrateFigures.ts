import type { RangeTotals } from '../../core/totals/index.ts';

export const figureCount = 14;

/** Writes what is compared of each machine's totals, that of slot 1 first. */
export function writeFigures({ machines }: RangeTotals, into: Float64Array, at: number): void {
  let place = at;
  for (const of of machines) {
    into[place++] = of.loadS;
    into[place++] = of.noLoadS;
    into[place++] = of.offS;
    into[place++] = of.errorS;
    into[place++] = of.energyLoadKWh;
    into[place++] = of.energyNoLoadKWh;
    into[place++] = of.energyKWh;
    into[place++] = of.volumeM3 + of.volumeAtStandstillM3;
    into[place++] = of.motorStarts;
    into[place++] = of.unloadCycles;
    into[place++] = of.powerMinKW ?? NaN;
    into[place++] = of.powerMaxKW ?? NaN;
    into[place++] = of.deliveryMinM3min ?? NaN;
    into[place++] = of.deliveryMaxM3min ?? NaN;
  }
}
