import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ModbusLine } from '../../../core/ports/index.ts';
import { type ModbusConnection, modbusLines } from '../../../station/field/modbusLines.ts';
import { loadingMachine, type RegisterServer, registerServer } from './registerServer.ts';

const question = { unit: 1, table: 'holding', at: 2, count: 1 } as const;

describe('the lines of a plant', () => {
  let server: RegisterServer;
  let taken: (ModbusLine | undefined)[] = [];
  beforeAll(async () => {
    server = await registerServer(new Map([[1, loadingMachine()]]));
  });
  afterAll(() => server.close());
  afterEach(async () => {
    for (const line of taken.splice(0)) await line?.close();
    taken = [];
  });

  function opened() {
    const counted: string[] = [];
    const lines = modbusLines(
      () => true,
      (id, outcome) => counted.push(`${id} ${outcome}`),
    );
    const tcp = (id: string, more: Partial<ModbusConnection> = {}): ModbusConnection =>
      ({ id, kind: 'modbusTcp', host: '127.0.0.1', port: server.port, ...more }) as ModbusConnection;
    const take = (connection: ModbusConnection) => {
      const line = lines.take(connection);
      taken.push(line);
      return line;
    };
    return { take, tcp, counted };
  }

  it('are one for each gateway, whose questions count for the connection that asks', async () => {
    const { take, tcp, counted } = opened();
    const [one, other] = [take(tcp('a'))!, take(tcp('b'))!];
    expect([await one.read(question), await other.read(question)]).toEqual(Array(2).fill({ ok: true, words: [7100] }));
    expect(await other.read({ ...question, at: 900 })).toMatchObject({ ok: false, reason: 'exception' });
    expect(counted).toEqual(['a answered', 'b answered', 'b exception']);
    expect([one.state().generation, other.state().generation]).toEqual([1, 1]);
    expect(await one.identify(1)).toMatchObject({ ok: true });
  });

  it('are open until the last that uses one has closed it, once', async () => {
    const { take, tcp } = opened();
    const [one, other] = [take(tcp('a'))!, take(tcp('b'))!];
    await one.close();
    await one.close();
    expect(await other.read(question)).toMatchObject({ ok: true });
    await other.close();
    expect(await other.read(question)).toMatchObject({ ok: false, reason: 'closed' });
    expect(await take(tcp('c'))!.read(question)).toMatchObject({ ok: true });
  });

  it('are given to nobody with other settings for the same gateway while one is in use', async () => {
    const { take, tcp } = opened();
    const one = take(tcp('a'))!;
    expect(take(tcp('b', { timeoutMs: 700 }))).toBeUndefined();
    expect(take(tcp('b', { name: 'Hall 2' }))).toBeDefined();
    await taken.at(-1)!.close();
    await one.close();
    expect(take(tcp('b', { timeoutMs: 700 }))).toBeDefined();
  });

  it('are one for a gateway whose port is the usual one, said or not', () => {
    const { take } = opened();
    const at = (id: string, more: object): ModbusConnection => ({ id, kind: 'modbusTcp', host: '127.0.0.9', ...more });
    expect(take(at('a', { port: 502 }))).toBeDefined();
    // other settings of the same place
    expect(take(at('b', {}))).toBeUndefined();
    expect(take(at('c', { port: 503 }))).toBeDefined();
  });

  it('are one for a serial port, which is opened with the first question', async () => {
    const { take } = opened();
    const port: ModbusConnection = { id: 'port', kind: 'serial', device: '/dev/no-such-port', baud: 9600, parity: 'none', stopBits: 1 };
    const one = take(port)!;
    expect(take({ ...port, id: 'other' })).toBeDefined();
    expect(take({ ...port, id: 'other', baud: 19_200 })).toBeUndefined();
    expect(await one.read(question)).toMatchObject({ ok: false });
    expect(one.state()).toMatchObject({ isConnected: false, problem: 'noDevice' });
  });
});
