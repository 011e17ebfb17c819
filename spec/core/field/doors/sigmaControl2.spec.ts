import { describe, expect, it, test } from '@jest/globals';
import {
  callAnswer,
  callText,
  controllerCalls,
  faultsUp,
  objectsCall,
  sigmaControl2Model,
  sigmaControl2Readings,
  statusLineIds,
  statusOf,
} from '../../../../core/field/index.ts';
import { statusBit } from '../../../../core/compressor/index.ts';
import { faultNumber } from '../../../../core/faults/index.ts';
import { sigmaControl2Data } from './sigmaControl2Data.ts';

const { points } = sigmaControl2Model;
const read = (data: Partial<Parameters<typeof sigmaControl2Readings>[1]>) =>
  sigmaControl2Readings(points, { ...sigmaControl2Data(), ...data }, 5000);
const missing = (kind: string) => expect.objectContaining({ value: undefined, raw: undefined, missing: { kind } });

describe('a question to a SIGMA CONTROL 2', () => {
  it('names a part of the controller, what is wanted of it, and details where there are some', () => {
    expect(callText(controllerCalls.menu)).toBe('{"0":1,"1":1}');
    expect(callText(controllerCalls.lamps)).toBe('{"0":1,"1":4}');
    expect(callText(objectsCall([12, 13]))).toBe('{"0":1,"1":2,"2":{"0":[12,13]}}');
    expect(callText(controllerCalls.messages)).toBe('{"0":3,"1":1,"2":{"0":0,"1":0,"2":20}}');
  });

  test.each([
    ['{"2":0,"3":{"a":1}}', { ok: true, data: { a: 1 } }],
    ['{"2":0}', { ok: true, data: undefined }],
    ['{"2":5}', { ok: false, reason: 'loggedOut' }],
    ['{"2":3}', { ok: false, reason: 'refused' }],
    ['{"3":{}}', { ok: false, reason: 'notUnderstood' }],
    ['null', { ok: false, reason: 'notUnderstood' }],
    ['<html>', { ok: false, reason: 'notUnderstood' }],
  ])('%s is answered as %j', (text, answer) => {
    expect(callAnswer(text)).toEqual(answer);
  });
});

describe('the line at the top of the display', () => {
  it('has the ids of its objects, wherever the first page stands in the menu', () => {
    const page = { Type: 0, StatusLine: { Id: 7, 0: { Id: 12 }, 1: { Id: 13 }, 2: {} }, Object: { 0: { Id: 99 } } };
    expect(statusLineIds({ a: [{ Type: 2 }, { b: page }] })).toEqual([7, 12, 13]);
  });

  it('has twenty ids at most', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [i, { Id: 100 + i }]));
    expect(statusLineIds({ Type: 0, StatusLine: { Id: 7, ...many } })).toEqual([7, ...Array.from({ length: 19 }, (_, i) => 100 + i)]);
  });

  it.each([
    [20, [7]],
    [21, []],
  ])('of a page %i menus deep has the ids %j', (depth, ids) => {
    const page: unknown = { Type: 0, StatusLine: { Id: 7 } };
    expect(statusLineIds(Array.from({ length: depth }).reduce((menu) => ({ menu }), page))).toEqual(ids);
  });

  test.each([
    undefined,
    null,
    'menu',
    [],
    { Type: 0 },
    { Type: 0, StatusLine: 'x' },
    { Type: 0, StatusLine: { Id: '5' } },
    { Type: 0, StatusLine: { Id: 1.5 } },
  ])('has none in %j', (menu) => {
    expect(statusLineIds(menu)).toEqual([]);
  });

  test.each([
    ['7.1 bar', 7.1],
    ['7,1 bar', 7.1],
    ['103 psi', 7.1016],
    ['710 kPa', 7.1],
    ['0.71MPa', 7.1],
    ['-0.1 bar', -0.1],
  ])('shows a pressure of %s', (text, bar) => {
    expect(read({ objects: [{ Type: 8, ValueText: text }] })['linePressure']!.value).toBeCloseTo(bar, 3);
  });

  test.each([
    ['81 °C', 81],
    ['81.5°C', 81.5],
    ['178 °F', 81.111],
  ])('shows a temperature of %s', (text, degC) => {
    expect(read({ objects: { 0: { Type: 9, Value: text } } })['outletTemperature']!.value).toBeCloseTo(degC, 3);
  });

  test.each([
    [[{ Type: 8, ValueText: '---' }]],
    [[{ Type: 8, ValueText: '7.1' }]],
    [[{ Type: 8, ValueText: '7.1 °C' }]],
    [[{ Type: 8, ValueText: '7.1 constructor' }]],
    [[{ Type: 8 }]],
    [
      [
        { Type: 8, ValueText: '7.1 bar' },
        { Type: 8, ValueText: '6.9 bar' },
      ],
    ],
    [[{ Type: 6, ValueText: '7.1 bar' }]],
    [[]],
    [undefined],
    ['7.1 bar'],
  ])('[FIELD-3] shows no pressure in %j', (objects) => {
    expect(read({ objects })['linePressure']).toEqual(missing('unavailable'));
  });
});

describe('the values of a SIGMA CONTROL 2', () => {
  test.each([
    ['linePressure', 8, 'bar', -1, 40],
    ['outletTemperature', 9, '°C', -40, 250],
  ])('[FIELD-3] have limits: %s', (key, Type, unit, low, high) => {
    const at = (value: number) => read({ objects: [{ Type, ValueText: `${value.toFixed(1)} ${unit}` }] })[key]!;
    expect([at(low).value, at(high).value]).toEqual([low, high]);
    expect([at(low - 0.1), at(high + 0.1)].map(({ missing: why }) => why?.kind)).toEqual(['outOfRange', 'outOfRange']);
  });

  it('[FIELD-9] are the state of a machine, and a fault while its lamp is lit or flashes', () => {
    const lamps = (states: Readonly<Record<string, number>>) =>
      read({ lamps: Object.fromEntries(Object.entries(states).map(([name, State]) => [name, { State }])) });
    const off = { led_power_on: 0, led_load: 0, led_idle: 0, led_error: 0, led_maintenance: 0 };
    const status = (lit: Readonly<Record<string, number>>) => {
      const readings = lamps({ ...off, ...lit });
      return statusOf(sigmaControl2Model.states!, (key) => readings[key]?.raw);
    };
    const { on, running, loaded, maintenance, error } = statusBit;
    expect(status({})).toBe(0);
    expect(status({ led_power_on: 1, led_idle: 1 })).toBe(on | running);
    expect(status({ led_power_on: 1, led_load: 1, led_maintenance: 2 })).toBe(on | running | loaded | maintenance);
    expect([1, 2].map((led_error) => status({ led_error }))).toEqual([error, error]);
    const faults = (led_error: number) => faultsUp(sigmaControl2Model.faults!, (key) => lamps({ ...off, led_error })[key]?.raw);
    expect([0, 1, 2].map((state) => faults(state).map(({ index }) => faultNumber(1, index)))).toEqual([[], [73], [73]]);
  });
});

describe('the lamps of a SIGMA CONTROL 2', () => {
  const lamps = (name: string, state: unknown) => ({ ...(sigmaControl2Data().lamps as object), [name]: { State: state } });

  it('[FIELD-9] are off, on or flashing', () => {
    expect(read({})).toMatchObject({ lampOn: { raw: 1 }, lampLoad: { raw: 1 }, lampIdle: { raw: 0 }, lampError: { raw: 0 } });
    expect(read({ lamps: lamps('led_error', 2) })['lampError']!.raw).toBe(2);
  });

  test.each(['lampOn', 'lampLoad', 'lampIdle'])('[FIELD-3] of %s say nothing while they flash, as nobody knows what that means', (key) => {
    const names: Readonly<Record<string, string>> = { lampOn: 'led_power_on', lampLoad: 'led_load', lampIdle: 'led_idle' };
    expect(read({ lamps: lamps(names[key]!, 2) })[key]).toEqual(missing('noCase'));
  });

  test.each([3, -1, '1', null, undefined, true])('[FIELD-3] are unknown with the state %j', (state) => {
    expect(read({ lamps: lamps('led_load', state) })['lampLoad']).toEqual(missing('unavailable'));
  });

  it('[FIELD-3] are unknown without an answer', () => {
    expect(read({ lamps: undefined })['lampOn']).toEqual(missing('unavailable'));
  });
});

describe('the messages of a SIGMA CONTROL 2', () => {
  const of = (...list: readonly (readonly [kind: unknown, event: unknown])[]) => ({
    3: list.map(([Type, State]) => ({ Type, State, Message: 'x' })),
  });

  it('are counted by their kind while they are up, acknowledged or not', () => {
    expect(read({ messages: of([1, 1], [1, 2], [1, 3], [1, 0], [2, 2], [0, 1], ['2', '1']) })).toMatchObject({
      warnings: { value: 2 },
      errors: { value: 2 },
    });
  });

  test.each([undefined, {}, { 3: 'none' }, []])('[FIELD-3] are unknown in %j', (messages) => {
    expect(read({ messages })).toMatchObject({ warnings: missing('unavailable'), errors: missing('unavailable') });
  });
});
