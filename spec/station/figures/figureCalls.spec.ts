import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { dirname } from 'node:path';
import { decodeBalance, encodeBalance, encodeStatistics } from '../../../adapters/contract/index.ts';
import { energyBalanceOf } from '../../../core/balance/index.ts';
import { tariffOf } from '../../../core/tariff/index.ts';
import { estimateLeak } from '../../../core/leakage/index.ts';
import { type RangeTotals, totalsOf } from '../../../core/totals/index.ts';
import type { SampleTable } from '../../../core/samples/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { countsOfTotals, type Statistic } from '../../../core/statistics/index.ts';
import { plantDayRange } from '../../../core/time/index.ts';
import { expectClose } from '../../core/totals/expectConserved.ts';
import { asJson, type RunningStation, startStation } from '../startStation.ts';
import { periodS, plantCard, simulatedDays, zone } from './plantCard.ts';

const names = ['2026-03-28', '2026-03-29'] as const;
const range = { fromMs: plantDayRange(names[0], zone).fromMs + 1_234_567, untilMs: plantDayRange(names[1], zone).untilMs - 7_654_321 };
const wireRange = { from_ms: range.fromMs, until_ms: range.untilMs };
const nowMs = plantDayRange('2026-03-31', zone).fromMs;
const statistics = '/daily_statistics/get_stat';
const balance = '/daily_statistics/get_energy_balance_data';

describe('the figures of a station on call', () => {
  let station: RunningStation;
  let samples: SampleTable;
  let totals: RangeTotals;

  beforeAll(async () => {
    const card = plantCard(simulatedDays(names[0], names[1]));
    samples = card.samples(...names);
    totals = totalsOf(samples, range, periodS);
    station = await startStation({ folder: dirname(card.cardDir), nowMs: () => nowMs, startMs: nowMs });
  });
  afterAll(() => station.close());

  const post = async (path: string, body?: unknown, level: 'demo' | 'read' | 'write' = 'demo') => {
    const init = body === undefined ? { method: 'POST' } : asJson(body);
    const headers = { ...init.headers, authorization: `Bearer ${station.tokenOf(level)}` };
    const answer = await station.call(path, { ...init, headers });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  };

  test.each<[string, Statistic, readonly string[]]>([
    ['last_leerlauf', 'loadTimes', ['lastlauf_s', 'leerlauf_s']],
    ['motorstarts', 'motorStarts', ['motorstarts']],
    ['spezifische_leistungsaufnahme', 'specificPower', ['gesamtspezifische_leistung_kWhm3', 'spezifische_leistung_kWhm3']],
    ['energieverbrauch', 'energyConsumption', ['gesamtenergie_kWh', 'lastenergie_kWh']],
  ])('[API-2] answer %s with its records, of the very samples in the day files', async (type, name, fields) => {
    const { status, body } = await post(statistics, { type, ...wireRange });
    expect(status).toBe(200);
    expect(body).toEqual(encodeStatistics(name, countsOfTotals(totals)));
    for (const record of body as object[]) expect(Object.keys(record)).toEqual(expect.arrayContaining(['cindex', ...fields]));
    expect((body as { cindex: number }[]).at(-1)!.cindex).toBe(-1);
  });

  it('[API-3] answer the balance of a range as range, compressors and plant', async () => {
    const { status, body } = await post(balance, wireRange);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toEqual(expect.arrayContaining(['range', 'compressors', 'plant']));
    expectClose({ ...(body as object), leakage: null }, encodeBalance(energyBalanceOf(totals, [], tariffOf(defaultSettings.units))));
  });

  it('answer what the range says of leaks: what its samples notify, but for what quarter hours blur', async () => {
    const { body } = await post(balance, wireRange);
    const { leak } = decodeBalance(body);
    const fromSamples = estimateLeak(samples, { ...range, zone, periodS });
    if (leak === undefined || leak.kind === 'none' || fromSamples.kind === 'none') throw new Error('no leak was found');
    expect([leak.kind, leak.days, leak.lowM3min]).toEqual([fromSamples.kind, fromSamples.days, fromSamples.lowM3min]);
    expect(leak.highM3min / fromSamples.highM3min).toBeGreaterThan(0.97);
    expect(leak.highM3min / fromSamples.highM3min).toBeLessThan(1.03);
    const empty = { from_ms: plantDayRange('2020-03-28', zone).fromMs, until_ms: plantDayRange('2020-03-29', zone).fromMs };
    expect(decodeBalance((await post(balance, empty)).body).leak).toEqual({ kind: 'none', reason: 'tooLittleData', coverage: 0 });
  });

  test.each([
    [statistics, { type: 'starts', ...wireRange }, /type: must be one of last_leerlauf, motorstarts, /],
    [statistics, { type: 'motorstarts', from_ms: 5, until_ms: 5 }, /until_ms: must be later than from_ms/],
    [statistics, { type: 'motorstarts', from_ms: 0, until_ms: nowMs }, /until_ms: must be at most 10 years later/],
    [balance, { from_ms: 5, until_ms: 4 }, /until_ms: must be later than from_ms/],
    [balance, { from_ms: 'today', until_ms: 4 }, /from_ms: /],
    [balance, {}, /from_ms: /],
  ])('refuse at %s what is no question: %j', async (path, body, detail) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { details: string[] }).details[0]).toMatch(detail);
  });

  it('[API-5] begin think-green again on an empty body, for who may write', async () => {
    expect((await post('/think_green/reset', undefined, 'read')).status).toBe(403);
    expect(station.store.thinkGreen.load()?.resetMs).not.toBe(nowMs);
    expect(await post('/think_green/reset', undefined, 'write')).toEqual({ status: 200, body: 'OK' });
    expect(station.store.thinkGreen.load()).toEqual({ resetMs: nowMs, counted: undefined });
    const { events } = station.store.marks.within({ fromMs: 0, untilMs: Infinity });
    expect(events.filter(({ kind }) => kind === 'reset')).toHaveLength(1);
  });
});
