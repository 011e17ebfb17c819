import { encodeMachines } from '../../adapters/contract/index.ts';
import { readDayFile } from '../../core/dayFile/index.ts';
import { type MachineEvidence, machineEvidenceOf } from '../../core/machines/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { encodeMachines as kept } from '../../station/figures/dayDetailBytes.ts';
import { runDayFileTask } from '../../station/figures/dayFileTask.ts';
import { hash01 } from '../../core/estimate/index.ts';

const [zone, firstDay, dayCount, fileDay] = ['Europe/Berlin', '2025-11-21', 365, '2026-11-20'];

/** Days whose minutes and powers differ a little, made of one file's. */
function daysOf({ machines, air }: MachineEvidence): readonly MachineEvidence[] {
  return Array.from({ length: dayCount }, (_, i) => {
    const day = shiftDay(firstDay, i);
    const by = (number: number) => 1 + (hash01(1, i, number) - 0.5) / 100;
    return {
      machines: machines.map((machine) => ({
        ...machine,
        day,
        classes: machine.classes.map((of) => ({ ...of, energyKWh: of.energyKWh * by(machine.slot) })),
      })),
      air: { ...air, day, sums: air.sums.map((sum) => sum * by(0)) },
    };
  });
}

/** What a station answers of a year of ten machines: from the bytes that are kept to the text that is sent. */
export function machinesYear(dayFile: Uint8Array): () => string {
  const { header, samples } = readDayFile(dayFile);
  const evidence = machineEvidenceOf(samples, fileDay, { zone, periodS: header.periodS ?? 2 });
  const machines = daysOf(evidence).map(kept);
  const range = { fromMs: plantDayRange(firstDay, zone).fromMs, untilMs: plantDayRange(shiftDay(firstDay, dayCount - 1), zone).untilMs };
  const question = { range, zone, plant: { dataSheets: [], eras: [] }, estimated: [] };
  return () =>
    JSON.stringify(
      encodeMachines({
        picture: runDayFileTask({ wanted: 'machines', machines, question }),
        ...{ range, eras: [], pricePerKWh: 0.25, recordedDays: dayCount, evaluatedDays: dayCount },
      }),
    );
}
