import { describe, expect, it } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { decodeLeakage, encodeSentSettings } from '../../../adapters/contract/index.ts';
import { dayFilePath } from '../../../adapters/card/index.ts';
import { statusBit } from '../../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../../core/dayFile/index.ts';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { msPerHour, msPerMinute, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { masterFaultKinds } from '../../../core/plant/index.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { loggedFaults, loggedFaultsWhen } from './loggedFaults.ts';

const zone = 'Europe/Berlin';
const firstDay: PlantDay = '2026-03-02';
const nights = { before: 16, since: 4 };
const since = shiftDay(firstDay, nights.before);
const startMs = plantDayRange(shiftDay(firstDay, nights.before + nights.since), zone).fromMs + 9 * msPerHour;
const periodMs = 5 * msPerMinute;
const { bitIndex } = masterFaultKinds.leakageRisen;

/** Nights of 6 m3/min, then of 6.6. */
function writeNights(cardDir: string): void {
  for (let number = 0; number < nights.before + nights.since; number++) {
    const date = shiftDay(firstDay, number);
    const { fromMs, untilMs } = plantDayRange(date, zone);
    const header = { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: periodMs / 1000 };
    const rows = Array.from({ length: (untilMs - fromMs) / periodMs }, (_, i) => {
      const row = emptyRow(fromMs + i * periodMs);
      row.values[channelPosition(plantChannel('volumeFlowM3min'))] = number < nights.before ? 6 : 6.6;
      row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
      row.values[channelPosition(compressorChannel('status', 1))] = statusBit.on | statusBit.running | statusBit.loaded;
      return dayFileRow(latestLayout, row);
    });
    const path = dayFilePath(cardDir, date);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, dayFileHead(latestLayout, header) + rows.join(''));
  }
}

const logOf = (station: RunningStation) => loggedFaults(station, 'leakageRisen');
const logWhen = (station: RunningStation, isIt: (entries: readonly FaultLogEntry[]) => boolean) =>
  loggedFaultsWhen(station, 'leakageRisen', isIt);

async function leaksOf(station: RunningStation) {
  const [from, until] = [plantDayRange(firstDay, zone).fromMs, plantDayRange(shiftDay(firstDay, 19), zone).untilMs];
  const answer = await station.call(`/insight/leakage?from=${from}&until=${until}`, withToken(station.tokenOf('read')));
  return decodeLeakage(await answer.json())!;
}

describe('a station whose nights leak more', () => {
  it('[GAIN-4] has it in its error log and mails it, once over a restart, until somebody has seen it', async () => {
    const folder = temporaryFolder();
    const options = { folder, nowMs: () => startMs, startMs };
    const first = await startStation({ ...options, config: { cardDir: `${folder}/card` } });
    writeNights(first.cardDir);
    const { email } = defaultSettings;
    first.settings.save('email', {
      enabled: true,
      account: { ...email.account, smtpServer: '127.0.0.1', userPassword: undefined },
      receivers: email.receivers.map((receiver, i) =>
        i > 0 ? receiver : { ...receiver, active: true, emailAddress: 'energy@plant.example', sendWarnings: true },
      ),
    });
    expect(await logOf(first)).toEqual([]);
    await first.close();

    const station = await startStation({ ...options, config: { cardDir: `${folder}/card` } });
    const [entry] = await logWhen(station, ({ length }) => length > 0);
    expect(entry!.reading?.quantity).toBe('volumeFlow');
    expect([entry!.reading!.value, entry!.reading!.limit].map((of) => of!.toFixed(2))).toEqual(['6.60', '6.00']);
    expect(entry!.words).toEqual({
      de: 'Leckage oder Nachtverbrauch seit 18.03.2026 gestiegen',
      en: expect.stringMatching(/^Leakage or night use higher since .*2026$/),
    });
    expect(station.store.outbox.all()).toMatchObject([
      { address: 'energy@plant.example', report: { faults: [{ source: 'master', bitIndex }] } },
    ]);
    const found = await leaksOf(station);
    expect(found.alarm).toMatchObject({ since, foundOn: shiftDay(since, 1) });
    expect(found.alarm!.change.value).toBeCloseTo(0.6, 6);
    await station.close();

    const again = await startStation({ ...options, config: { cardDir: `${folder}/card` } });
    expect(await logOf(again)).toEqual([entry]);
    expect((await leaksOf(again)).alarm?.since).toBe(since);
    expect(await logOf(again)).toEqual([entry]);

    const seen = { since, author: 'M. Brandt', note: 'Neue Linie', enteredMs: startMs };
    const plant = encodeSentSettings('plant', { ...again.settings.all().plant, leakChanges: { rows: [seen] } });
    const save = async (level: 'read' | 'write') => {
      const { headers } = withToken(again.tokenOf(level));
      const init = asJson(plant);
      return (await again.call('/settings/plant', { ...init, method: 'PUT', headers: { ...init.headers, ...headers } })).status;
    };
    expect([await save('read'), (await logOf(again))[0]?.end]).toEqual([403, undefined]);
    expect(await save('write')).toBe(200);
    const after = await leaksOf(again);
    expect([after.alarm, after.leakage.trend.change, after.seen]).toEqual([undefined, undefined, [seen]]);
    const [over] = await logWhen(again, (entries) => entries[0]?.end !== undefined);
    expect(over).toMatchObject({ ...entry, end: { isAtLatest: false } });
  });
});
