import type { PlantDay } from '../time/index.ts';
import type { ReportNote } from './BalanceReport.ts';
import type { BalanceCoverage, EnergyBalance, MachineBalance } from './EnergyBalance.ts';
import { estimatedParts } from './estimatedParts.ts';
import { inSpecificPower } from './energyBalanceOf.ts';

/** Less coverage than this is reported: the sample at a range's edge is not. */
const wholeCoverage = 0.999;
/** Energy and volume of times that differ by more than this make a doubtful ratio. */
const equalCoverage = 0.01;
const coverages = ['state', 'power', 'delivery'] as const satisfies readonly (keyof BalanceCoverage)[];

function notesOf(machine: MachineBalance): readonly ReportNote[] {
  const { index, coverage, energyAtStandstillKWh, volumeAtStandstillM3 } = machine;
  if (coverages.every((of) => coverage[of] === 0)) return [{ code: 'noData', index }];
  const notes: ReportNote[] = coverages.flatMap((of) => {
    const coverageRatio = coverage[of];
    return coverageRatio === undefined || coverageRatio >= wholeCoverage ? [] : [{ code: 'partialData', index, of, coverageRatio }];
  });
  if (energyAtStandstillKWh !== undefined && energyAtStandstillKWh > 0)
    notes.push({ code: 'standstillEnergy', index, energyKWh: energyAtStandstillKWh });
  if (volumeAtStandstillM3 !== undefined && volumeAtStandstillM3 > 0)
    notes.push({ code: 'volumeWhileStanding', index, volumeM3: volumeAtStandstillM3 });
  if (!inSpecificPower(machine)) notes.push({ code: 'notInSpecificPower', index });
  else if (Math.abs((coverage.power ?? NaN) - (coverage.delivery ?? NaN)) > equalCoverage) notes.push({ code: 'unequalCoverage', index });
  return notes;
}

/** What a reader of a balance has to know: estimated values, days without data, missing and doubtful data of each installed machine, and how figures are rounded. */
export function reportNotes(
  { machines, plant, estimated, counters = [] }: EnergyBalance,
  missingDays: readonly PlantDay[] = [],
): readonly ReportNote[] {
  const installed = machines.filter((machine) => machine.installed);
  const { power, delivery, isFlow } = estimatedParts(estimated);
  const notes: ReportNote[] = [
    ...power.map((index): ReportNote => ({ code: 'estimatedPower', index })),
    ...delivery.map((index): ReportNote => ({ code: 'estimatedDelivery', index })),
    ...(isFlow ? [{ code: 'estimatedFlow' } as const] : []),
    ...(missingDays.length === 0 ? [] : [{ code: 'missingDays', days: missingDays } as const]),
  ];
  notes.push(...installed.flatMap(notesOf));
  if (installed.some(({ coverage }) => coverages.every((of) => coverage[of] === undefined))) notes.push({ code: 'noCoverage' });
  if (installed.length === 0) notes.push({ code: 'noMachines' });
  if (plant.pressureMinBar === undefined || plant.pressureMaxBar === undefined) notes.push({ code: 'noPressure' });
  if (counters.length > 0) notes.push({ code: 'countersBeside' });
  return [...notes, { code: 'roundedOnce' }];
}
