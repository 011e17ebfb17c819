import { afterEach, describe, expect, it, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { sigmaAirManager4Door } from '../../../adapters/fieldHttp/index.ts';
import type { FieldDevice } from '../../../core/field/index.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';
import { consumption, message, netPressure, processImage } from '../../core/field/doors/managerImages.ts';
import { until } from '../../station/until.ts';
import { type BadManner, type FakeController, fakeController, type TakenRequest } from './fakeController.ts';
import { openedDoor, type OpenedDoor } from './openedDoor.ts';

const minute = 60_000;
const wallMs = Date.UTC(2026, 10, 22, 10);
const image = 'si/currentProcessImage';
const user = 'pressluft';
const password = 'geheim & ä';
const passwordHash = createHash('sha256').update(password).digest('hex');
const deviceOf = (id: string, kind: 'station' | 'compressor', unit?: number): FieldDevice => ({
  id,
  connection: 'sam',
  profile: `kaeser-sigma-air-manager-4-${kind}`,
  serves: [],
  ...(unit === undefined ? {} : { unit }),
});
const devices = [deviceOf('station', 'station'), deviceOf('k1', 'compressor'), deviceOf('k2', 'compressor', 1)];

/** A manager with Socket.IO's own server, which still speaks its second generation's protocol. */
interface FakeManager {
  readonly controller: FakeController;
  readonly io: Server;
  readonly sockets: Set<Socket>;
  /** Names of the events that came, in their order, with their values. */
  readonly heard: (readonly unknown[])[];
  pings: number;
  /** What it does for who joins the room of the process image. */
  onJoin: (socket: Socket) => void;
}

describe('the door of a SIGMA AIR MANAGER 4.0', () => {
  let manager: FakeManager;
  let opened: OpenedDoor | undefined;
  afterEach(async () => {
    await opened?.door.close();
    manager.io.disconnectSockets(true);
    await manager.controller.close();
  });

  function answer({ method, path, body }: TakenRequest, response: ServerResponse) {
    if (method !== 'POST' || path !== '/HMI/login.html') {
      response.writeHead(404).end();
      return;
    }
    const form = new URLSearchParams(body);
    const isRight = form.get('inputUser') === user && form.get('inputPassword') === '' && form.get('inputPassHash') === passwordHash;
    response
      .writeHead(302, isRight ? { location: '/HMI', 'set-cookie': 'session=s1; Path=/; HttpOnly' } : { location: '/HMI/login.html' })
      .end();
  }

  async function running(port = 0): Promise<FakeManager> {
    const controller = await fakeController(answer, port);
    const io = new Server(controller.server, {
      allowEIO3: true,
      allowRequest: (request, allow) => allow(null, String(request.headers.cookie).includes('session=s1')),
    });
    const made: FakeManager = {
      ...{ controller, io, sockets: new Set<Socket>(), heard: [], pings: 0 },
      onJoin(socket) {
        socket.emit('frommedi', message(image, processImage()));
        socket.emit('frommedi', message('si/Netzdruck', netPressure()));
        socket.emit('frommedi', message('hull/algoImage', consumption()));
      },
    };
    io.on('connection', (socket) => {
      made.sockets.add(socket);
      socket.on('disconnect', () => made.sockets.delete(socket));
      socket.conn.on('packet', ({ type }: { readonly type: string }) => {
        if (type === 'ping') made.pings++;
      });
      socket.onAny((...event: readonly unknown[]) => {
        made.heard.push(event);
        if (event[0] === 'joinroom' && event[1] === image) made.onJoin(socket);
      });
    });
    return made;
  }

  async function open({ given = password, timeoutMs = 20_000, isAllowed = (): boolean => true } = {}) {
    manager = await running();
    return start({ given, timeoutMs, isAllowed });
  }
  function start({ given = password, timeoutMs = 20_000, isAllowed = (): boolean => true } = {}) {
    const { port } = manager.controller;
    opened = openedDoor(({ clock, pause }) =>
      sigmaAirManager4Door({
        connection: { id: 'sam', kind: 'sigmaAirManager4', host: '127.0.0.1', port, user },
        password: given,
        wall: { nowMs: () => wallMs + clock.nowMs() },
        ...{ devices, steady: clock, pause, isAllowed, timeoutMs, random: () => 0.5 },
      }),
    );
    return opened;
  }
  const publish = (topic: string, body: unknown) => manager.io.emit('frommedi', message(topic, body));
  const pressure = (value: unknown) =>
    publish(image, [{ op: 'replace', path: '/image/AIR_PRODUCER/0/inputs/SAM2_localNetPressure', value }]);

  it('[FIELD-9] gives the whole image of each device, and then what changes', async () => {
    const { pass, latest, door } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    expect(latest('station')).toMatchObject({ pressure: { value: 7.01 }, deliveryFlow: { value: 12.5 }, flow: { value: 11.9 } });
    expect(latest('k1')).toMatchObject({ linePressure: { value: 7.02 }, isLoad: { raw: 1 } });
    expect(latest('k2')).toMatchObject({ linePressure: { value: 7.03 }, isLoad: { raw: 0 } });
    pressure({ value: 690_000, valid: true });
    await until('the change', () => latest('k1')['linePressure']!.value === 6.9);
    expect(latest('k2')['linePressure']!.value).toBe(7.03);
    expect(door.report()).toMatchObject({ state: 'connected', problem: undefined, reconnects: 0 });
  });

  it('reports the time from one image of a kind to the next, once there are two', async () => {
    const { pass, latest, door, time } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    expect(door.report().cycleMs).toBeUndefined();
    await time.runUntil(time.clock.nowMs() + 5000);
    pressure({ value: 690_000, valid: true });
    await until('the change', () => latest('k1')['linePressure']!.value === 6.9);
    expect(door.report().cycleMs).toBeGreaterThanOrEqual(5000);
  });

  it('[FIELD-3] has no value that is not valid, until it is', async () => {
    const { pass, latest } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    pressure({ value: 690_000, valid: false });
    await until('that it is missing', () => latest('k1')['linePressure']!.value === undefined);
    expect(latest('k1')['linePressure']).toMatchObject({ missing: { kind: 'unavailable' } });
    pressure({ value: 690_000, valid: true });
    await until('the value', () => latest('k1')['linePressure']!.value === 6.9);
  });

  it('joins rooms and gives signs of life each second, and asks for nothing else', async () => {
    const { pass, time, latest } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    await time.runUntil(minute);
    await until('signs of life', () => manager.heard.filter(([name]) => name === 'hmiHeartbeat').length >= 50 && manager.pings >= 2);
    const names = manager.heard.map(([name]) => name);
    expect([...new Set(names)].toSorted()).toEqual(['alive', 'hmiHeartbeat', 'initReady', 'joinroom']);
    expect(manager.heard.filter(([name]) => name === 'joinroom').map(([, room]) => room)).toEqual(['HMI', 'remoteHMI', image]);
    expect(manager.heard.find(([name]) => name === 'hmiHeartbeat')![1]).toBeGreaterThanOrEqual(wallMs);
  });

  it('tries a refused password again after 5 min, not before', async () => {
    const { pass, door, time } = await open({ given: 'wrong' });
    await pass('the refusal', () => door.report().problem === 'loginRefused');
    const atMs = time.clock.nowMs();
    await pass('the next try', () => manager.controller.requests.length === 2);
    expect(time.clock.nowMs() - atMs).toBeGreaterThanOrEqual(5 * minute - 1000);
    expect(time.clock.nowMs() - atMs).toBeLessThan(5.5 * minute);
    expect(JSON.stringify(manager.controller.requests)).not.toContain('geheim');
  });

  test.each<[string, (made: FakeManager) => void, DoorProblem]>([
    ['its connection ends', ({ io }) => io.disconnectSockets(true), 'hungUp'],
    ['its socket breaks', ({ sockets }) => sockets.forEach(({ conn }) => conn.close(true)), 'hungUp'],
    [
      'it sends what is no packet',
      ({ sockets }) => sockets.forEach(({ conn }) => conn.transport.send([{ type: 'message', data: '2[' }])),
      'notUnderstood',
    ],
    ['it sends more than 4 MB at once', ({ io }) => io.emit('frommedi', 'x'.repeat(5_000_000)), 'notUnderstood'],
  ])('[FIELD-7] comes back by itself when %s', async (_name, disturb, problem) => {
    const { pass, latest, door, taken } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    disturb(manager);
    await until('that it is away', () => door.report().state === 'unreachable');
    expect(door.report().problem).toBe(problem);
    const before = taken.length;
    await pass('values again', () => taken.length > before);
    expect(door.report()).toMatchObject({ state: 'connected', problem: undefined, reconnects: 1 });
  });

  it('[FIELD-7] gives up a connection on which nothing comes any more, as half of it is gone', async () => {
    const { pass, latest, door, taken } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    const mute = (socket: Socket) => Object.assign(socket.conn.transport, { send: () => undefined });
    manager.sockets.forEach(mute);
    await pass('that it is silent', () => door.report().problem === 'silent');
    const before = taken.length;
    await pass('values again', () => taken.length > before);
  });

  it('[FIELD-7] gives up one that never sends an image', async () => {
    manager = await running();
    manager.onJoin = () => undefined;
    const { pass, door, taken } = start();
    await pass('that it is not understood', () => door.report().problem === 'notUnderstood');
    manager.onJoin = (socket) => socket.emit('frommedi', message(image, processImage()));
    await pass('values', () => taken.length > 0);
  });

  test.each<[BadManner, DoorProblem]>([
    ['hangs up', 'hungUp'],
    ['answers that never end', 'notUnderstood'],
    ['a fault', 'notUnderstood'],
    ['a redirect', 'loginRefused'],
  ])('[FIELD-7] waits for one that answers the log-in with: %s', async (manner, problem) => {
    manager = await running();
    manager.controller.manner = manner;
    const { pass, door, taken } = start();
    await pass('the problem', () => door.report().problem === problem);
    manager.controller.manner = undefined;
    await pass('values', () => taken.length > 0);
    expect(manager.controller.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('[FIELD-8] does not connect to an address outside of the networks of the plant, the second time neither', async () => {
    let isInside = true;
    const { pass, door, latest } = await open({ isAllowed: () => isInside });
    await pass('all values', () => latest('station')['flow'] !== undefined);
    isInside = false;
    manager.io.disconnectSockets(true);
    await pass('the refusal', () => door.report().problem === 'notAllowed');
    expect(manager.controller.open()).toBe(0);
  });

  it('leaves nothing open', async () => {
    const { pass, door, time, latest } = await open();
    await pass('all values', () => latest('station')['flow'] !== undefined);
    await door.close();
    await until('its end', () => manager.controller.open() === 0 && manager.sockets.size === 0);
    expect([door.report().state, time.waiting()]).toEqual(['closed', 0]);
  });
});
