import { describe, expect, it } from '@jest/globals';
import type { DeviceReadings, MqttConnection, Profile, Reading } from '../../../core/field/index.ts';
import type { DoorState, FieldDoor, FieldTrial, LineState, ModbusIdentityAnswer, ModbusLine } from '../../../core/ports/index.ts';
import { tryOut } from '../../../station/field/tryOut.ts';
import { addresses } from './scriptedLine.ts';

const never = new AbortController().signal;
const profile: Profile = {
  ...{ format: 1, id: 'meter', vendor: 'any', model: 'any', role: 'powerMeter', maturity: 'generic', sources: ['here'] },
  ...{ modbus: { framing: ['tcp'] }, points: [{ key: 'power', table: 'holding', at: 40, type: 'u16', unit: 'kW' }] },
};
const modbus = { id: 'hall', kind: 'modbusTcp', host: '10.0.0.7' } as const;
const broker: MqttConnection = { id: 'broker', kind: 'mqtt', url: 'mqtts://broker.example' } as never;
const reading = (value: number, readAtMs: number): Reading => ({ value, raw: value, words: [], readAtMs });
const unconnected = { isConnected: false, connectMs: undefined, identification: [], readings: [] };

interface Around {
  readonly line?: Partial<ModbusLine>;
  readonly door?: Partial<FieldDoor>;
  readonly clock?: () => number;
}

/** A trial with a line or a door; `did` has what was made and closed. */
async function tried(trial: FieldTrial, { line, door, clock = () => performance.now() }: Around, signal = never) {
  const did: unknown[] = [];
  const closed = (what: string) => () => Promise.resolve(void did.push(`${what} closed`));
  const result = await tryOut(
    trial,
    {
      lines: { take: () => line && ({ close: closed('line'), ...line } as ModbusLine) },
      makeDoor({ connection, devices, password }) {
        did.push([connection.id, devices.map(({ id }) => id), password]);
        return { start: () => undefined, close: closed('door'), ...door } as FieldDoor;
      },
      models: { meter: profile },
      passwordOf: (id) => `kept of ${id}`,
      steady: { nowMs: clock },
    },
    signal,
  );
  return { result, did };
}
const reportOf = (state: DoorState, problem?: 'refused') =>
  ({ state, problem, cycleMs: undefined, reconnects: 0, changed: [] }) as ReturnType<FieldDoor['report']>;

describe('a trial of a Modbus line', () => {
  const identity: ModbusIdentityAnswer = { ok: true, identity: { vendor: 'V', product: 'P', revision: '3' } };
  const lineOf = (state: Partial<LineState>, answer: ModbusIdentityAnswer = identity): Partial<ModbusLine> => ({
    identify: (unit) => Promise.resolve(unit === 1 || unit === 4 ? answer : { ok: false, reason: 'timeout' }),
    read: (question) => Promise.resolve(question.unit === 4 ? addresses(question) : { ok: false, reason: 'timeout' }),
    state: () => ({ isConnected: true, problem: undefined, generation: 1, connectMs: 12, ...state }),
  });

  it('[FIELD-6] says who is there, what its profile reads, and how long the connect took', async () => {
    const { result, did } = await tried(
      { connection: modbus, device: { unit: 4, profile: 'meter' } },
      { line: lineOf({}), clock: () => 700 },
    );
    expect(result).toMatchObject({ isConnected: true, connectMs: 12, problem: undefined, identification: ['V', 'P', '3'] });
    expect(result.readings).toMatchObject([{ key: 'power', value: 40, unit: 'kW', ageMs: 0, quality: 'good' }]);
    expect(result).not.toHaveProperty('status');
    expect(did).toEqual(['line closed']);
  });

  it('[FIELD-6] asks the first unit who it is where none is named, and reads nothing without a profile', async () => {
    for (const device of [undefined, {}]) {
      const { result } = await tried({ connection: modbus, ...(device && { device }) }, { line: lineOf({}) });
      expect(result).toMatchObject({ isConnected: true, identification: ['V', 'P', '3'], readings: [] });
    }
  });

  it.each<[string, Partial<LineState>, ModbusIdentityAnswer, boolean]>([
    ['nobody lets it in', { isConnected: false, problem: 'refused' }, { ok: false, reason: 'disconnected' }, false],
    ['the line was lost behind an answer', { isConnected: false, problem: 'hungUp' }, identity, true],
    ['nothing comes on a line that is there', {}, { ok: false, reason: 'timeout' }, true],
    ['nothing came before the line was lost', { isConnected: false, problem: 'silent' }, { ok: false, reason: 'timeout' }, true],
  ])('[FIELD-6] says whether there is a connection where %s', async (_, state, answer, isConnected) => {
    const { result } = await tried({ connection: modbus }, { line: lineOf(state, answer) });
    expect([result.isConnected, result.problem]).toEqual([isConnected, isConnected ? undefined : state.problem]);
  });

  it('[FIELD-6] is none where the line is in use with other settings', async () => {
    expect((await tried({ connection: modbus }, {})).result).toEqual({ ...unconnected, problem: 'inUse' });
  });
});

describe('a trial of another connection', () => {
  /** A door that is connected at once and says these readings one after the other. */
  function doorOf(state: () => DoorState, ...said: readonly DeviceReadings[]): Partial<FieldDoor> {
    return {
      start(take) {
        said.forEach((readings, i) => setTimeout(take, 5 * (i + 1), 'trial', readings));
      },
      report: () => reportOf(state(), 'refused'),
    };
  }
  const device = { profile: 'meter' };

  it('[FIELD-6] ends once each of its points has said something, and closes the door', async () => {
    const door = doorOf(() => 'connected', { other: reading(1, 0) }, { power: reading(33, 0) });
    const { result, did } = await tried({ connection: broker, device }, { door });
    expect(result).toMatchObject({ isConnected: true, problem: undefined });
    expect(result.readings.map(({ key, value }) => [key, value])).toEqual([
      ['other', 1],
      ['power', 33],
    ]);
    expect(did).toEqual([['broker', ['trial'], 'kept of broker'], 'door closed']);
  });

  it('[FIELD-6] uses the password that is sent with it, and asks for nothing without a device', async () => {
    const { result, did } = await tried({ connection: broker, password: 'new' }, { door: doorOf(() => 'silent') });
    expect([result, did[0]]).toEqual([
      { ...unconnected, isConnected: true, connectMs: expect.any(Number), problem: undefined },
      ['broker', [], 'new'],
    ]);
  });

  it('[FIELD-6] says why there is no connection', async () => {
    const { result, did } = await tried({ connection: broker, device }, { door: doorOf(() => 'unreachable') });
    expect([result, did.at(-1)]).toEqual([{ ...unconnected, problem: 'refused' }, 'door closed']);
  });

  it('[FIELD-6] waits for a connection and for values together no longer than 20 s', async () => {
    let [looks, nowMs] = [0, 0];
    const clock = () => nowMs;
    const state = (): DoorState => {
      nowMs = 1000 * ++looks;
      return looks < 5 ? 'connecting' : 'connected';
    };
    const { result } = await tried({ connection: broker, device }, { door: doorOf(state), clock });
    expect(result).toMatchObject({ isConnected: true, readings: [] });
    expect(nowMs).toBeGreaterThanOrEqual(20_000);
    expect(nowMs).toBeLessThan(22_000);
  });

  it('[FIELD-6] ends at once where nobody waits for it any more', async () => {
    const { result } = await tried({ connection: broker, device }, { door: doorOf(() => 'connecting') }, AbortSignal.abort());
    expect(result).toMatchObject({ isConnected: false });
  });
});
