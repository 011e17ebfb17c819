import { describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { decodeMachines, encodeSentSettings } from '../../../adapters/contract/index.ts';
import { dayFilePath } from '../../../adapters/card/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { msPerHour, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { machineFiles } from '../figures/machineFiles.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { loggedFaults, loggedFaultsWhen } from './loggedFaults.ts';

const zone = 'Europe/Berlin';
const firstDay: PlantDay = '2026-03-02';
const [before, count] = [36, 46];
const since = shiftDay(firstDay, before);
const startMs = plantDayRange(shiftDay(firstDay, count), zone).fromMs + 9 * msPerHour;

const logOf = (station: RunningStation) => loggedFaults(station, 'specificPowerRisen');
const logWhen = (station: RunningStation, isIt: (entries: readonly FaultLogEntry[]) => boolean) =>
  loggedFaultsWhen(station, 'specificPowerRisen', isIt);

const machinesOf = async (station: RunningStation, level: 'demo' | 'read' = 'read', last = count - 1) => {
  const [from, until] = [plantDayRange(firstDay, zone).fromMs, plantDayRange(shiftDay(firstDay, last), zone).untilMs];
  const answer = await station.call(`/insight/machines?from=${from}&until=${until}`, withToken(station.tokenOf(level)));
  return decodeMachines(await answer.json())!;
};

describe('a station with a machine that needs more power for the same air', () => {
  it('[GAIN-6] has it in its error log until the machine is serviced, and shows its price to those only who may see costs', async () => {
    const folder = temporaryFolder();
    const station = await startStation({ folder, nowMs: () => startMs, startMs, config: { cardDir: `${folder}/card` } });
    expect(await logOf(station)).toEqual([]);
    await station.close();
    for (const [date, text] of machineFiles(firstDay, count, [{ slot: 2, from: before, power: 0.03 }])) {
      const path = dayFilePath(`${folder}/card`, date);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }

    const again = await startStation({ folder, nowMs: () => startMs, startMs, config: { cardDir: `${folder}/card` } });
    const [entry] = await logWhen(again, ({ length }) => length > 0);
    expect(entry!.words).toEqual({
      de: 'Spezifische Leistung von K2 seit 07.04.2026 gestiegen',
      en: expect.stringMatching(/^Specific power of K2 higher since .*2026$/),
    });
    const found = await machinesOf(again);
    expect(found.picture.machines.map(({ slot, drift }) => [slot, drift.change?.since])).toEqual([
      [1, undefined],
      [2, since],
      [3, undefined],
    ]);
    expect(found.pricePerKWh).toBeGreaterThan(0);
    const { rights } = again.settings.all();
    again.settings.save('rights', {
      ...rights,
      demo: { overview: true, analytics: true, energyBalancing: false, maintenance: false, errors: false, settings: false },
    });
    expect(await machinesOf(again, 'demo')).toEqual({ ...found, pricePerKWh: undefined });

    const eras = { rows: [{ slot: 2, atMs: startMs - msPerHour, what: 'serviced' as const, note: '' }] };
    const plant = encodeSentSettings('plant', { ...again.settings.all().plant, eras });
    const { headers } = withToken(again.tokenOf('write'));
    const init = asJson(plant);
    expect((await again.call('/settings/plant', { ...init, method: 'PUT', headers: { ...init.headers, ...headers } })).status).toBe(200);
    const [over] = await logWhen(again, (entries) => entries[0]?.end !== undefined);
    expect(over!.words).toEqual(entry!.words);
    expect((await machinesOf(again)).picture.machines.map(({ drift }) => drift.change)).toEqual([undefined, undefined, undefined]);
    expect((await machinesOf(again, 'read', count - 2)).picture.machines[1]!.drift.change?.since).toBe(since);
    await again.close();
  });
});
