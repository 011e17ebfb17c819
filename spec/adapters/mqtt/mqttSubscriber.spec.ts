import { afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { mqttDoor, mqttSubscriber, type MqttOptions } from '../../../adapters/mqtt/index.ts';
import type { DeviceReadings } from '../../../core/field/index.ts';
import type { DoorProblem, MqttFeed, MqttMessage } from '../../../core/ports/index.ts';
import { until } from '../../station/until.ts';
import { mosquitto, type Mosquitto } from './mosquitto.ts';

const isAllowed = () => true;
const never = () => new AbortController().signal;

function listened(options: Partial<MqttOptions> & { readonly url: string }) {
  const messages: MqttMessage[] = [];
  const ends: DoorProblem[] = [];
  const subscriber = mqttSubscriber({ clientId: 'pressluft-spec', isAllowed, ...options });
  const open = (signal = never()) =>
    subscriber.open({ message: (message) => messages.push(message), ended: (problem) => ends.push(problem) }, signal);
  return { messages, ends, open };
}

describe('a broker over the network', () => {
  let broker: Mosquitto;
  const feeds: MqttFeed[] = [];
  beforeAll(async () => {
    broker = await mosquitto();
    await broker.start();
  });
  afterEach(async () => {
    for (const feed of feeds.splice(0)) await feed.close();
  });

  const known = () => ({ user: broker.user, password: broker.password });
  async function outcome(options: Partial<MqttOptions> & { readonly url: string }): Promise<DoorProblem | 'open'> {
    const feed = await listened({ ...known(), ...options }).open();
    if (typeof feed === 'string') return feed;
    feeds.push(feed);
    return 'open';
  }

  it('is not entered with a wrong password, and not without one', async () => {
    const url = `mqtt://127.0.0.1:${broker.port}`;
    expect(await outcome({ url, password: 'wrong' })).toBe('loginRefused');
    expect(await outcome({ url, user: undefined, password: undefined })).toBe('loginRefused');
    expect(await outcome({ url })).toBe('open');
  });

  it('is trusted by the certificate that is given for it and by its name, else not', async () => {
    const encrypted = (host: string) => `mqtts://${host}:${broker.tlsPort}`;
    const { caFile } = broker;
    expect(await outcome({ url: encrypted('localhost'), caFile, isAllowed: (address) => address === '127.0.0.1' })).toBe('open');
    expect(await outcome({ url: encrypted('localhost'), isAllowed: (address) => address === '127.0.0.1' })).toBe('notTrusted');
    expect(await outcome({ url: encrypted('127.0.0.1'), caFile })).toBe('notTrusted');
    expect(await outcome({ url: encrypted('127.0.0.1'), caFile: '/nowhere/ca.pem' })).toBe('notTrusted');
  });

  it('[FIELD-8] is only connected to where its address is allowed, after its name is resolved', async () => {
    const asked: string[] = [];
    const refuse = (address: string) => {
      asked.push(address);
      return false;
    };
    expect(await outcome({ url: `mqtt://localhost:${broker.port}`, isAllowed: refuse })).toBe('notAllowed');
    expect(await outcome({ url: `mqtt://127.0.0.1:${broker.port}`, isAllowed: refuse })).toBe('notAllowed');
    expect(asked).toContain('127.0.0.1');
    expect(await outcome({ url: 'mqtt://nowhere.invalid' })).toBe('noSuchHost');
  });

  it('hangs up on the elder of two clients of one name', async () => {
    const first = listened({ ...known(), url: `mqtt://127.0.0.1:${broker.port}` });
    const feed = await first.open();
    expect(typeof feed).toBe('object');
    expect(await outcome({ url: `mqtt://127.0.0.1:${broker.port}` })).toBe('open');
    await until('the end of the elder', () => first.ends.length === 1);
    expect(first.ends).toEqual(['hungUp']);
  });

  it('hangs up at a message that is longer than 256 kB before it is kept', async () => {
    const { open, ends, messages } = listened({ ...known(), url: `mqtt://127.0.0.1:${broker.port}` });
    const feed = (await open()) as MqttFeed;
    await feed.subscribe(['hall/short', 'hall/long']);
    await broker.publish('hall/short', '5'.repeat(250_000));
    await until('the shorter one', () => messages.length === 1);
    await broker.publish('hall/long', '5'.repeat(300_000));
    await until('the end', () => ends.length > 0);
    expect([ends, messages.length]).toEqual([['notUnderstood'], 1]);
    await feed.close();
  });

  it('[FIELD-7] gives values again after the broker was killed and started, and leaves nothing behind', async () => {
    const own = await mosquitto();
    await own.start();
    const before = process.getActiveResourcesInfo().length;
    const subscriber = mqttSubscriber({
      url: `mqtt://127.0.0.1:${own.port}`,
      user: own.user,
      password: own.password,
      clientId: 'pressluft-door',
      isAllowed,
    });
    const mqtt = { points: [{ key: 'power', topic: 'hall/power', unit: 'kW' as const }] };
    const door = mqttDoor({
      subscriber,
      devices: [{ id: 'm1', connection: 'broker', serves: [], mqtt }],
      steady: { nowMs: () => performance.now() },
      random: () => 0,
    });
    const values: (number | undefined)[] = [];
    door.start((_id, { power }: DeviceReadings) => values.push(power?.value));
    for (const value of [1, 2, 3]) {
      await until('the connection', () => door.report().state === 'connected');
      const count = values.length;
      // one after the other: none is left that could reach the next broker
      await until('a value', async () => {
        await own.publish('hall/power', String(value)).catch(() => undefined);
        return values.length > count;
      });
      expect(values.at(-1)).toBe(value);
      await own.kill();
      await until('that it is away', () => door.report().state === 'unreachable');
      await own.start();
    }
    await until('the last connection', () => door.report().state === 'connected');
    await door.close();
    await own.kill();
    await until('that nothing is left', () => process.getActiveResourcesInfo().length <= before);
    expect(door.report().reconnects).toBe(3);
  });
});

describe('a broker that is none', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) {
      server.close();
      await once(server, 'close');
    }
  });

  async function answering(answer: (socket: Socket, packet: Buffer) => void): Promise<string> {
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (packet: Buffer) => answer(socket, packet));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const connack = (code: number) => Buffer.from([0x20, 2, 0, code]);

  test.each<[string, (socket: Socket) => void, DoorProblem]>([
    ['hangs up', (socket) => socket.end(), 'hungUp'],
    ['speaks HTTP', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'notUnderstood'],
    ['refuses the rights', (socket) => socket.write(connack(5)), 'loginRefused'],
    ['refuses the name of the client', (socket) => socket.write(connack(2)), 'notUnderstood'],
    ['begins a packet of 200 MB', (socket) => socket.write(Buffer.from([0x30, 0xff, 0xff, 0xff, 0x60])), 'notUnderstood'],
    ['sends a length that never ends', (socket) => socket.write(Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff, 0xff])), 'notUnderstood'],
  ])('that %s ends the attempt', async (_name, answer, problem) => {
    const url = await answering(answer);
    expect(await listened({ url }).open()).toBe(problem);
  });

  it('that says nothing is given up after 5 s, with nothing left open', async () => {
    let ended = 0;
    const url = await answering((socket) => socket.once('close', () => ended++));
    const waits: number[] = [];
    const pause = (ms: number) => {
      waits.push(ms);
      return sockets.length === 0 ? until('its connection', () => sockets.length > 0 && ended === 0) : Promise.resolve();
    };
    expect(await listened({ url, pause }).open()).toBe('connectTimeout');
    await until('its end', () => ended === 1);
    expect(waits).toEqual([5000]);
  });

  it('is left at once when nobody wants it any more', async () => {
    const stop = new AbortController();
    let ended = 0;
    const url = await answering((socket) => {
      socket.once('close', () => ended++);
      stop.abort();
    });
    expect(typeof (await listened({ url }).open(stop.signal))).toBe('string');
    await until('its end', () => ended === 1);
  });

  it('says which of several topics it refuses', async () => {
    const url = await answering((socket, packet) => {
      if (packet[0] === 0x10) socket.write(connack(0));
      else if (packet[0] === 0x82) socket.write(Buffer.from([0x90, 4, packet[2]!, packet[3]!, 0, 0x80]));
    });
    const feed = (await listened({ url }).open()) as MqttFeed;
    expect(await feed.subscribe(['hall/a', 'hall/b'])).toEqual(['hall/b']);
    await feed.close();
  });
});
