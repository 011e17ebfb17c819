import { expect, test } from '@jest/globals';
import { csvText, machineDialect } from '../../../../../core/csv/index.ts';
import { machinesOf } from '../../../../../core/machines/index.ts';
import { noLoads, onLoadSums } from '../../../../../core/machines/onLoadSums.ts';
import type { MachinesAnswer } from '../../../../../core/ports/index.ts';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { plantDayRange } from '../../../../../core/time/index.ts';
import type { UnitChoice } from '../../../../../core/units/index.ts';
import { useMachineRows } from '../../../../../ui/areas/analysis/machines/useMachineRows.ts';
import { markupOf, plain } from '../../../markupOf.tsx';
import { storesOver } from '../../../stores/stationFixture.ts';

const zone = 'Europe/Berlin';
const { fromMs, untilMs } = plantDayRange('2026-05-01', zone);
const range = { fromMs, untilMs };
/** 6 kW/(m3/min). */
const day = {
  ...{ slot: 1, day: '2026-05-01', noLoadS: 0, noLoadKWh: 0, onLoad: onLoadSums(noLoads()), deliveryM3min: { min: 12, max: 12 } },
  classes: [{ step: 24, seconds: 36_000, volumeM3: 7200, pressureBar: 7, energyKWh: 720 }],
} as const;
const answer: MachinesAnswer = {
  picture: machinesOf({ machines: [day], air: [] }, { range, zone, plant: { dataSheets: [], eras: [] } }),
  ...{ range, eras: [], pricePerKWh: 0.25, recordedDays: 1, evaluatedDays: 1 },
};

function File() {
  const rows = useMachineRows(answer);
  return <>{csvText(rows(), machineDialect, zone)}</>;
}

test.each<readonly [string, Partial<UnitChoice>, string, string]>([
  ['cubic metres and euros', {}, 'Datenblatt [kW/(m³/min)]', '6.0000'],
  ['cubic feet and dollars', { volume: 'cft', currency: 'USD' }, 'Datenblatt [kW/100 cfm]', '16.9901'],
])('the file of machines has its figures in the units that are chosen, which its heads name: %s', (_, chosen, head, figure) => {
  const stores = storesOver();
  const units = { ...defaultSettings.units, ...chosen };
  stores.settings.receive({ units });
  const [heads, row] = plain(markupOf(stores, <File />, '/analysis/machines')).split('\r\n');
  expect(heads).toContain(head);
  expect(heads).toContain('Abweichung [%]');
  expect(heads).toContain(`Mehrkosten im Jahr [${units.currency === 'EUR' ? '€' : '$'}]`);
  expect(row).toContain(figure);
});
