import { describe, expect, it } from '@jest/globals';
import type { FaultLogEntry } from '../../../core/faults/index.ts';
import type { PlantSample } from '../../../core/ports/index.ts';
import { decodeFaultLog, type WireFaultLogEntry } from '../../../adapters/contract/index.ts';
import { defaultSettings, freeLimit, type PointLimits, type Settings } from '../../../core/settings/index.ts';
import { morning } from './faultSample.ts';
import { asJson, type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const startMs = Date.UTC(2026, 10, 23, 9);
const nowMs = () => startMs;
const band: PointLimits = {
  ...freeLimit,
  ...{ point: 'networkPressure', hasLower: true, lower: 6, hasUpper: true, upper: 8, hysteresis: 0.2, delayS: 4 },
};
const limitsOf = (...taken: readonly PointLimits[]): Settings['limits'] => ({
  ...defaultSettings.limits,
  points: defaultSettings.limits.points.map((free, place) => taken[place] ?? free),
});

/** A plant of nothing but this pressure, with no fault of its own. */
function pushPressure({ source }: RunningStation, value: number | undefined, change: Partial<PlantSample> = {}): PlantSample {
  return source.push({ faults: [], master: { ...morning.master, systemPressureBar: value }, ...change });
}

async function logOf(station: RunningStation): Promise<readonly FaultLogEntry[]> {
  const answer = await station.call('/error_log/all', { method: 'POST', ...withToken(station.tokenOf('write')) });
  return decodeFaultLog((await answer.json()) as WireFaultLogEntry[]).entries.filter(({ source }) => source === 'limits');
}

describe('a station with limits', () => {
  it('[LIMIT-2] has a violation in its error log, with begin, end, value and limit, and once over a restart', async () => {
    const folder = temporaryFolder();
    const station = await startStation({ folder, nowMs, startMs });
    station.settings.save('limits', limitsOf(band));
    for (const value of [7, 8.3, 8.3]) pushPressure(station, value);
    expect(await logOf(station)).toEqual([]);
    const raised = pushPressure(station, 8.4);
    const [entry] = await logOf(station);
    expect(entry).toMatchObject({
      atMs: raised.atMs,
      bitIndex: 17,
      reading: { quantity: 'pressure', value: 8.4, limit: 8 },
      words: { de: 'Netzdruck über dem Grenzwert', en: 'Network pressure above its limit' },
    });
    expect(entry?.end).toBeUndefined();
    await station.close();

    const again = await startStation({ folder, nowMs, startMs: raised.atMs + 60_000 });
    pushPressure(again, undefined);
    pushPressure(again, 8.1);
    expect(await logOf(again)).toEqual([entry]);
    let over = pushPressure(again, 7.5);
    for (let i = 0; i < 3; i++) over = pushPressure(again, 7.5);
    const entries = await logOf(again);
    expect(entries).toMatchObject([{ ...entry, end: { isAtLatest: false } }]);
    expect(entries[0]!.end!.atMs).toBeGreaterThan(raised.atMs);
    expect(entries[0]!.end!.atMs).toBeLessThanOrEqual(over.atMs);
  });

  it('[LIMIT-2] violates none by an estimated pressure, and names each in both languages while it is set', async () => {
    const station = await startStation({ nowMs, startMs });
    station.settings.save('limits', limitsOf(band));
    for (let i = 0; i < 6; i++) pushPressure(station, 9, { estimated: ['systemPressureBar@0'] });
    expect(await logOf(station)).toEqual([]);
    const texts = async (language: string) =>
      ((await (await station.call(`/fault_texts/${language}`, withToken(station.tokenOf('read')))).json()) as { limits?: object }).limits;
    expect([await texts('de'), await texts('en')]).toMatchObject([
      { 16: 'Netzdruck unter dem Grenzwert', 65: 'Netzdruck über dem Grenzwert' },
      { 16: 'Network pressure below its limit' },
    ]);
    station.settings.save('limits', limitsOf());
    expect(await texts('de')).toBeUndefined();
  });

  it('ends a violation when its limit is taken out of the settings', async () => {
    const station = await startStation({ nowMs, startMs });
    station.settings.save('limits', limitsOf({ ...band, delayS: 0 }));
    pushPressure(station, 9);
    station.settings.save('limits', limitsOf());
    const { atMs } = pushPressure(station, 9);
    expect((await logOf(station))[0]?.end?.atMs).toBeLessThanOrEqual(atMs);
  });

  it('[LIMIT-2] sends a violation to those who get its severity, and none where that is not wanted', async () => {
    const station = await startStation({ nowMs, startMs });
    const { email } = defaultSettings;
    station.settings.save('email', {
      enabled: true,
      account: { ...email.account, smtpServer: '127.0.0.1', userPassword: undefined },
      receivers: email.receivers.map((receiver, i) =>
        i > 0 ? receiver : { ...receiver, active: true, emailAddress: 'shift@plant.example', sendWarnings: true },
      ),
    });
    const silent: PointLimits = { ...band, point: '0-temperature-DEW_POINT', hasLower: false, upper: -90, isSent: false };
    station.settings.save('limits', limitsOf({ ...band, delayS: 0 }, { ...silent, delayS: 0 }));
    const { atMs } = pushPressure(station, 8.46);
    expect((await logOf(station)).map(({ bitIndex }) => bitIndex).sort()).toEqual([17, 19]);
    expect(station.store.outbox.all()).toMatchObject([
      {
        address: 'shift@plant.example',
        report: { faults: [{ atMs, source: 'limits', bitIndex: 17, reading: { value: 8.46, limit: 8 } }] },
      },
    ]);
  });

  it('refuses limits that can not be, in words that say where and what was expected', async () => {
    const station = await startStation({ nowMs, startMs });
    const save = async (body: object, language: string) => {
      const { headers } = withToken(station.tokenOf('write'));
      const init = { ...asJson(body), method: 'PUT' };
      return station.call('/settings/limits', { ...init, headers: { ...init.headers, ...headers, 'accept-language': language } });
    };
    const points = [{ point: 'networkPressure', has_lower: true, lower: 8, has_upper: true, upper: 6 }];
    const refused = await save({ points }, 'en');
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('points.0.upper: The upper limit must be above the lower one'),
    ]);
    expect(await (await save({ points }, 'de')).text()).toContain('points.0.upper: Der obere Grenzwert muss über dem unteren liegen');
    expect((await save({ points: [{ ...points[0], upper: 9 }] }, 'en')).status).toBe(200);
    expect(station.settings.all().limits.points[0]).toMatchObject({ lower: 8, upper: 9 });
  });
});
