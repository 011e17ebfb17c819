import { beforeAll, describe, expect, it } from '@jest/globals';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { fitBand } from '../../../core/replay/fitBand.ts';
import { measurTools } from './measurTools.ts';
import { plantOf, screw, steadyDemand } from './replayedPlants.ts';

const psiBar = 0.0689476;
const cfmM3min = 0.0283168466;
const galM3 = 0.00378541;
const galFt3 = 0.133681;
/** 14.7 psia over the 1 bar(a) of free air. */
const freeAirShare = 1.01353;

const fullKW = 90;
const maxKW = 94;
const fullAcfm = 500;
const [lowBar, highBar] = [100 * psiBar, 110 * psiBar];
const noLoadShare = 0.25;
const blowDownS = 40;
/** It ends when the 50th part is left. */
const blowDownParts = 50;
const hours = 6;

const galPerCfm = [1, 3, 5, 10] as const;
const measured = { 1: 77.107, 3: 67.317, 5: 63.569, 10: 60.483 } as const;

/** Mean power at half of the flow by MEASUR. */
async function measurKW(storage: number): Promise<number> {
  const { LoadUnloadCompressor, CompressorType, CompressorLubricant, CompressorControl } = await measurTools();
  const pressures = [100, 110, 5] as const;
  const kind = [CompressorType.Screw, CompressorLubricant.Injected, CompressorControl.LoadUnload] as const;
  const unloading = [fullKW * noLoadShare, 100, blowDownS, 15, 0.65] as const;
  const ft3 = storage * fullAcfm * galFt3;
  const machine = new LoadUnloadCompressor(fullKW, fullAcfm, ft3, maxKW, ...pressures, noLoadShare, 14.7, ...kind, ...unloading);
  return machine.calculateFromCapacityFraction(0.5).powerKw;
}

/** The same by a replay whose pressures reach both ends. */
function replayedKW(storage: number): number {
  const fullM3min = fullAcfm * cfmM3min;
  const machine = {
    ...screw,
    fullM3min,
    fullKW,
    refBar: lowBar,
    slopePerBar: (maxKW / fullKW - 1) / (highBar - lowBar),
    noLoadKW: fullKW * noLoadShare,
    ventingS: blowDownS / Math.log(blowDownParts),
    minLoadS: 0,
    runOnS: Infinity,
  };
  const plant = plantOf([machine], { volumeM3: (storage * galM3 * fullAcfm) / freeAirShare });
  const demand = steadyDemand(fullM3min / 2, hours);
  const band = fitBand(plant, demand, { lowBar, highBar }, { from: 0, until: demand.flowM3min.length });
  return controlReplay({ ...plant, band }, demand).energyKWh / hours;
}

describe('a machine that loads and unloads at half of its flow', () => {
  const found = new Map<number, { readonly measur: number; readonly replayed: number }>();
  beforeAll(async () => {
    for (const storage of galPerCfm) found.set(storage, { measur: await measurKW(storage), replayed: replayedKW(storage) });
  });

  it.each(galPerCfm)('[GAIN-8] draws with %i gal of storage a cfm within 3 % what MEASUR has', (storage) => {
    const { measur, replayed } = found.get(storage)!;
    expect(measur).toBeCloseTo(measured[storage], 3);
    expect(Math.abs(replayed / measur - 1)).toBeLessThan(0.03);
  });

  it('[GAIN-8] draws less the larger its storage is, as MEASUR has it', () => {
    const falls = (kW: readonly number[]) => kW.every((each, i) => i === 0 || each < kW[i - 1]!);
    const all = [...found.values()];
    expect(falls(all.map(({ measur }) => measur))).toBe(true);
    expect(falls(all.map(({ replayed }) => replayed))).toBe(true);
  });
});
