import { createHash } from 'node:crypto';
import { heatReportQuery, insightQuery } from '../../adapters/contract/index.ts';
import { heatDataText, heatReportOf } from '../../core/heatReport/index.ts';
import { heatSourceOn } from '../../core/plantData/index.ts';
import type { HeatReports } from '../../core/ports/index.ts';
import { samplePeriodS, type SampleTable } from '../../core/samples/index.ts';
import type { Settings } from '../../core/settings/index.ts';
import { plantDayOf } from '../../core/time/index.ts';
import { energiesOf } from '../core/cost/energies.ts';
import type { MemoryGate } from './memoryGate.ts';

/** The waste heat of the samples of a fake. */
export function memoryHeatReports(gate: MemoryGate, samples: SampleTable, settings: () => Settings): HeatReports {
  return {
    read: (range, circuit, token, waiting) =>
      gate.ask({ call: 'heatReport', sent: { range, circuit }, token, signal: waiting?.signal }, () => {
        const query = Object.fromEntries(new URLSearchParams(insightQuery(range, { circuit })));
        if (!heatReportQuery.safeParse(query).success) return undefined;
        const { plant, time } = settings();
        const source = heatSourceOn(plant.heat.rows, circuit, plantDayOf(range.untilMs - 1, time.zone));
        const meant = source === undefined || source.machines.length === 0 ? undefined : source.machines;
        const shares = plant.heat.rows.filter((row) => row.circuit === circuit);
        const energies = energiesOf(samples, range, samplePeriodS);
        const report = heatReportOf(energies, { range, zone: time.zone, circuit, machines: meant, shares });
        return { report, source, dataSha256: createHash('sha256').update(heatDataText(energies, meant)).digest('hex') };
      }),
  };
}
