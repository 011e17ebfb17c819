import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import { backupFileRequest, backupRequest } from '../../../adapters/contract/backupSchemas.ts';
import { costQuery } from '../../../adapters/contract/costSchemas.ts';
import { seenRequest } from '../../../adapters/contract/faultSchemas.ts';
import { fieldFindRequest, fieldSaveRequest, fieldTryRequest } from '../../../adapters/contract/fieldSchemas.ts';
import { joinFleetRequest } from '../../../adapters/contract/fleetSchemas.ts';
import { heatReportQuery } from '../../../adapters/contract/heatReportSchemas.ts';
import { historyRequest } from '../../../adapters/contract/historySchemas.ts';
import { inputsRequest } from '../../../adapters/contract/inputsSchemas.ts';
import { resetQuery } from '../../../adapters/contract/markSchemas.ts';
import { namedTokenRequest, revokeTokenRequest } from '../../../adapters/contract/namedTokenSchemas.ts';
import { importVariablesRequest, performanceQuery } from '../../../adapters/contract/performanceSchemas.ts';
import { saveSeriesRequest } from '../../../adapters/contract/seriesSchemas.ts';
import { serviceRequest } from '../../../adapters/contract/serviceSchemas.ts';
import { cancelWhatIfRequest, whatIfRequest } from '../../../adapters/contract/whatIfSchemas.ts';

type Make = (value: number) => unknown;
type Schema = z.ZodMiniType;

const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;
const text = (count: number) => 'a'.repeat(count);
const times = (count: number, item: unknown) => Array<unknown>(count).fill(item);
const day = 86_400_000;
const quarterHour = 900_000;

const range = { from_ms: 0, until_ms: day };
const ofReplay = (given: object) => ({ ...range, ...given });
const machine = { slot: 1, pressure_bar: 7, flow_m3min: 5, power_kW: 40, no_load_power_kW: 9, points: [] };
const ofMachine = (given: object) => ofReplay({ machines: [{ ...machine, ...given }] });
const ofDevice = (given: object) => ({ connection: {}, device: given });
const ofUnits = (given: object) => ({ connection: {}, from_unit: 1, to_unit: 1, ...given });
const ofHosts = (given: object) => ({ network: '10.0.0', from_host: 1, to_host: 1, ...given });
const service = { cindex: 1, component: 'motor', done_ms: 0, by: '', note: '', parts: [], running_h: null };
const seen = { datum: null, source: 1, bit_index: 0, name: 'A', text: '' };
const series = { name: 's', from_ms: 0, prices: [1], overlap: 'keep' };

describe('the bounds of what a station is sent', () => {
  test.each<[string, Schema, Make, number, number, number]>([
    ['the unit of a trial', fieldTryRequest, (unit) => ofDevice({ unit }), 0, 255, 1],
    ['the first unit of a search', fieldFindRequest, (unit) => ofUnits({ from_unit: unit }), 0, 255, 1],
    ['the last unit of a search', fieldFindRequest, (unit) => ofUnits({ to_unit: unit }), 0, 255, 1],
    ['the first host of a search', fieldFindRequest, (host) => ofHosts({ from_host: host }), 1, 254, 1],
    ['the last host of a search', fieldFindRequest, (host) => ofHosts({ to_host: host }), 1, 254, 1],
    ['the lower set point', whatIfRequest, (bar) => ofReplay({ band: { low_bar: bar, high_bar: 20 } }), 0.1, 19.999, 0.001],
    ['the upper set point', whatIfRequest, (bar) => ofReplay({ band: { low_bar: 0.1, high_bar: bar } }), 0.101, 20, 0.001],
    ['the run-on', whatIfRequest, (run_on_s) => ofReplay({ run_on_s }), 0, 7200, 0.001],
    ['the volume', whatIfRequest, (volume_m3) => ofReplay({ volume_m3 }), 0.1, 10_000, 0.001],
    ['the pressure that is needed', whatIfRequest, (limit_bar) => ofReplay({ limit_bar }), 0, 20, 0.001],
    ['a slot in the order', whatIfRequest, (slot) => ofReplay({ order: [slot] }), 1, 10, 1],
    ['the slot of a machine', whatIfRequest, (slot) => ofMachine({ slot }), 1, 10, 1],
    ['the pressure of a machine', whatIfRequest, (pressure_bar) => ofMachine({ pressure_bar }), 0.1, 20, 0.001],
    ['the flow of a machine', whatIfRequest, (flow_m3min) => ofMachine({ flow_m3min }), 0.01, 10_000, 0.001],
    ['the power of a machine', whatIfRequest, (power_kW) => ofMachine({ power_kW }), 0.1, 10_000, 0.001],
    ['the power without load', whatIfRequest, (no_load_power_kW) => ofMachine({ no_load_power_kW }), 0, 10_000, 0.001],
    ['the slot of a service', serviceRequest, (cindex) => ({ ...service, cindex }), 1, 10, 1],
    ['the begin of a range', whatIfRequest, (from_ms) => ({ from_ms, until_ms: day }), 0, day - 1, 1],
    ['the end of a range', whatIfRequest, (until_ms) => ({ from_ms: 0, until_ms }), 1, 2 * 366 * day, 1],
    ['the end of a range of steps', historyRequest, (until_ms) => ({ from_ms: 0, until_ms, channels: [] }), 1, 10 * 366 * day, 1],
    ['the end of a range of inputs', inputsRequest, (until_ms) => ({ from_ms: 0, until_ms, inputs: [] }), 1, (7 * 24 + 1) * 3_600_000, 1],
    ['the end of a range of costs', costQuery, (until) => ({ from: '0', until: String(until) }), quarterHour, 2 * 366 * day, quarterHour],
    [
      'the end of a range of heat',
      heatReportQuery,
      (until) => ({ from: '0', until: String(until) }),
      quarterHour,
      2 * 366 * day,
      quarterHour,
    ],
    ['the begin of prices', saveSeriesRequest, (from_ms) => ({ ...series, from_ms }), 0, Date.UTC(9999) - quarterHour, quarterHour],
  ])('let %s through within them', (_what, schema, make, lowest, highest, step) => {
    const around = [lowest - step, lowest, highest, highest + step];
    expect(around.map((value) => fits(schema, make(value)))).toEqual([false, true, true, false]);
  });

  test.each<[string, Schema, Make, number, number]>([
    ['a password', fieldTryRequest, (count) => ({ connection: {}, password: text(count) }), 0, 256],
    ['a password that is kept', fieldSaveRequest, (count) => ({ config: {}, passwords: { a: text(count) } }), 0, 256],
    ['the connection of a password', fieldSaveRequest, (count) => ({ config: {}, passwords: { [text(count)]: 'x' } }), 0, 40],
    ['a point that is different', fieldTryRequest, (count) => ofDevice({ adjust: { [text(count)]: {} } }), 0, 40],
    ['a profile', fieldTryRequest, (count) => ofDevice({ profile: text(count) }), 0, 60],
    ['the code of a fleet', joinFleetRequest, (count) => ({ code: text(count) }), 1, 40],
    ['the id of a replay', cancelWhatIfRequest, (count) => ({ id: text(count) }), 1, 64],
    ['the name of a token', namedTokenRequest, (count) => ({ name: text(count) }), 1, 64],
    ['the id of a token', revokeTokenRequest, (count) => ({ id: text(count) }), 0, 64],
    ['who imports', importVariablesRequest, (count) => ({ text: '', by: text(count) }), 0, 120],
    ['what is imported', importVariablesRequest, (count) => ({ text: text(count), by: '' }), 0, 4_000_000],
    ['a pass phrase', backupRequest, (count) => ({ pass_phrase: text(count) }), 8, 256],
    ['the pass phrase of a file', backupFileRequest, (count) => ({ file: '', pass_phrase: text(count) }), 8, 256],
    ['the name of a reset', resetQuery, (count) => ({ name: text(count) }), 0, 80],
    ['who has seen a fault', seenRequest, (count) => ({ ...seen, name: text(count) }), 1, 60],
    ['what was done about it', seenRequest, (count) => ({ ...seen, text: text(count) }), 0, 500],
  ])('let %s through of so many characters', (_what, schema, make, shortest, longest) => {
    const lengths = [shortest - 1, shortest, longest, longest + 1].filter((count) => count >= 0);
    expect(lengths.filter((count) => fits(schema, make(count)))).toEqual([shortest, longest]);
  });

  test.each<[string, Schema, Make, number, number]>([
    ['channels', historyRequest, (count) => ({ ...range, channels: times(count, 'systemPressureBar@0') }), 0, 100],
    ['inputs', inputsRequest, (count) => ({ ...range, inputs: times(count, '0-temperature-DEW_POINT') }), 0, 30],
    ['prices', saveSeriesRequest, (count) => ({ ...series, prices: times(count, null) }), 1, 105_408],
    ['parts', serviceRequest, (count) => ({ ...service, parts: times(count, { name: '', count: 1 }) }), 0, 30],
    ['machines', whatIfRequest, (count) => ofReplay({ machines: times(count, machine) }), 0, 10],
    ['points', whatIfRequest, (count) => ofMachine({ points: times(count, { flow_m3min: 1, power_kW: 1 }) }), 0, 20],
    ['machines in an order', whatIfRequest, (count) => ofReplay({ order: times(count, 0).map((_, i) => i + 1) }), 0, 10],
  ])('let so many %s through', (_what, schema, make, fewest, most) => {
    const counts = [fewest - 1, fewest, most, most + 1].filter((count) => count >= 0);
    expect(counts.filter((count) => fits(schema, make(count)))).toEqual([fewest, most]);
  });

  it('let no set points through that are alike, nor a machine twice, nor a part of a quarter hour', () => {
    expect(fits(whatIfRequest, ofReplay({ band: { low_bar: 7, high_bar: 7 } }))).toBe(false);
    expect(fits(whatIfRequest, ofReplay({ order: [1, 1] }))).toBe(false);
    expect(fits(whatIfRequest, ofReplay({ without: [2, 2] }))).toBe(false);
    for (const schema of [costQuery, heatReportQuery]) {
      expect(fits(schema, { from: '1', until: String(quarterHour) })).toBe(false);
      expect(fits(schema, { from: '0', until: String(quarterHour + 1) })).toBe(false);
    }
    expect(fits(saveSeriesRequest, { ...series, from_ms: 1 })).toBe(false);
  });

  it('let a network through by its first three numbers alone', () => {
    const networks = ['10.0.0', '192.168.1', '10.0', '10.0.0.0', '10.0.0/24', 'a.b.c', '1000.0.0'];
    expect(networks.filter((network) => fits(fieldFindRequest, ofHosts({ network })))).toEqual(['10.0.0', '192.168.1']);
  });

  const [first, last] = ['2026-01-01', '2028-01-02'];
  test.each<[string, object, boolean]>([
    ['nothing', {}, true],
    ['a day', { first, last: first }, true],
    ['two years and a leap day, both ends included', { first, last }, true],
    ['a day more', { first, last: '2028-01-03' }, false],
    ['an end before its begin', { first, last: '2025-12-31' }, false],
    ['a begin alone', { first }, false],
    ['an end alone', { last }, false],
    ['a baseline', { baseline_first: first, baseline_last: last }, true],
    ['a baseline without an end', { baseline_first: first }, false],
    ['a baseline of a day more', { baseline_first: first, baseline_last: '2028-01-03' }, false],
    ['a day that there is not', { first: '2026-02-30', last: '2026-03-01' }, false],
  ])('let days that are compared through: %s, %j: %p', (_what, query, isTaken) => {
    expect(fits(performanceQuery, query)).toBe(isTaken);
  });
});
