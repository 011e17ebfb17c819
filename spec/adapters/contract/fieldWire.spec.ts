import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  decodeFieldReport,
  decodeFieldSearch,
  decodeFieldTrial,
  decodeFoundDevices,
  decodeTrialResult,
  encodeFieldReport,
  encodeFieldSave,
  encodeFieldSearch,
  encodeFieldTrial,
  encodeFoundDevices,
  encodeTrialResult,
  fieldFindRequest,
  fieldFindResponse,
  fieldResponse,
  fieldSaveRequest,
  fieldTryRequest,
  fieldTryResponse,
} from '../../../adapters/contract/index.ts';
import { knownConfig, knownReport, knownTrial } from '../../contract/knownField.ts';

const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const [connection] = knownConfig.connections;

describe('the field on the wire', () => {
  it('is as the schemas say, and comes back as it was', () => {
    const wire = overJson(encodeFieldReport(knownReport));
    expect(fieldResponse.safeParse(wire).success).toBe(true);
    expect(decodeFieldReport(wire)).toEqual(knownReport);
    const trial = overJson(encodeTrialResult(knownTrial));
    expect(fieldTryResponse.safeParse(trial).success).toBe(true);
    expect(decodeTrialResult(trial)).toEqual(knownTrial);
  });

  it.each([NaN, Infinity, -Infinity])('has no value where a device gave %p', (value) => {
    const [reading] = knownTrial.readings;
    const wire = overJson(encodeTrialResult({ ...knownTrial, readings: [{ ...reading!, value, missing: { kind: 'outOfRange', value } }] }));
    expect(fieldTryResponse.safeParse(wire).success).toBe(true);
    expect(decodeTrialResult(wire).readings[0]).toMatchObject({ value: undefined, missing: { kind: 'outOfRange', value: NaN } });
  });

  test.each([
    { connection: connection! },
    { connection: connection!, password: 'p', device: { unit: 12, profile: 'eastron-sdm630', adjust: { power: { scale: 20 } } } },
  ])('a trial reaches the station as it was asked: %j', (trial) => {
    expect(decodeFieldTrial(fieldTryRequest.parse(overJson(encodeFieldTrial(trial))))).toEqual(trial);
  });

  test.each([
    { connection: connection!, fromUnit: 1, toUnit: 10 },
    { network: '10.20.0', fromHost: 1, toHost: 16 },
  ])('a search reaches the station as it was asked: %j', (search) => {
    expect(decodeFieldSearch(fieldFindRequest.parse(overJson(encodeFieldSearch(search))))).toEqual(search);
  });

  it('has the devices that were found with their host, where they have one, and what may be at them', () => {
    const found = [
      { host: '10.20.0.7', unit: 3, identification: ['Eastron'], profiles: ['eastron-sdm630'] },
      { unit: 4, identification: [], profiles: [] },
    ];
    const wire = encodeFoundDevices(found);
    expect(wire.map((device) => 'host' in device)).toEqual([true, false]);
    expect(fieldFindResponse.safeParse(wire).success).toBe(true);
    expect(decodeFoundDevices(overJson(wire))).toStrictEqual(found);
  });

  it('is saved with passwords where there are some', () => {
    expect(encodeFieldSave(knownConfig, {})).toEqual({ config: knownConfig });
    expect(encodeFieldSave(knownConfig, { a: 'geheim' })).toEqual({ config: knownConfig, passwords: { a: 'geheim' } });
  });

  it.each([
    [{ network: '10.20.0.0/8', from_host: 1, to_host: 254 }],
    [{ network: '10.20.0', from_host: 0, to_host: 255 }],
    [{ connection, from_unit: 1, to_unit: 256 }],
    [{ connection, network: '10.20.0', from_unit: 1, to_unit: 2 }],
    [{}],
  ])('refuses a search that is none: %j', (wire) => {
    expect(fieldFindRequest.safeParse(wire).success).toBe(false);
  });

  it('refuses fields that a save does not have, so that none is lost unseen', () => {
    expect(fieldSaveRequest.safeParse(encodeFieldSave(knownConfig, {})).success).toBe(true);
    expect(fieldSaveRequest.safeParse({ ...encodeFieldSave(knownConfig, {}), secrets: {} }).success).toBe(false);
  });

  it.each([
    undefined,
    null,
    {},
    { format: 2, connections: [], devices: [], machines: [] },
    { format: 1, connections: [] },
    { format: 1, connections: [1], devices: [], machines: [] },
  ])('takes nothing for a configuration that is none: %j', (wire) => {
    expect(decodeFieldReport({ config: wire }).config).toBeUndefined();
  });

  it('gives a result whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        expect(Array.isArray(decodeFieldReport(wire).devices)).toBe(true);
        expect(Array.isArray(decodeTrialResult(wire).readings)).toBe(true);
        expect(Array.isArray(decodeFoundDevices(wire))).toBe(true);
      }),
    );
  });

  it('leaves out what cannot be read and keeps the rest', () => {
    const report = decodeFieldReport({
      connections: [{ id: 'a' }, { state: 'connected' }, 1],
      devices: [{ id: 'm1', readings: [{ key: 'power', value: 'x', unit: 'furlong', quality: 'fine' }, {}] }, null],
      models: [
        { id: 'one', role: 'sensor' },
        { id: 'two', role: 'toaster' },
      ],
    });
    expect(report.connections).toEqual([
      { id: 'a', state: 'connecting', problem: undefined, cycleMs: undefined, reconnects: 0, changed: [] },
    ]);
    expect(report.devices).toEqual([
      {
        id: 'm1',
        state: 'silent',
        ageMs: undefined,
        readings: [{ key: 'power', value: undefined, unit: '', words: [], ageMs: undefined, quality: 'bad' }],
      },
    ]);
    expect(report.models.map(({ id }) => id)).toEqual(['one']);
  });
});
