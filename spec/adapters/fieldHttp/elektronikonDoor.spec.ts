import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, test } from '@jest/globals';
import { elektronikonDoor } from '../../../adapters/fieldHttp/index.ts';
import type { FieldDevice } from '../../../core/field/index.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';
import { type ElektronikonMachine, elektronikonMachine, high } from '../../core/field/doors/elektronikonMachine.ts';
import { type BadManner, type FakeController, fakeController, type TakenRequest } from './fakeController.ts';
import { openedDoor, type OpenedDoor } from './openedDoor.ts';

const round = 5000;
const device: FieldDevice = { id: 'd1', connection: 'ga', profile: 'atlas-copco-elektronikon', serves: [{ compressor: 1 }] };

describe('the door of an Elektronikon', () => {
  let controller: FakeController;
  let machine: ElektronikonMachine;
  let opened: OpenedDoor | undefined;
  afterEach(async () => {
    await opened?.door.close();
    await controller.close();
  });

  const answer = ({ path, body }: TakenRequest, response: ServerResponse) => {
    if (path === '/cgi-bin/mkv.cgi') response.end(machine.answer(body));
    else if (path === '/languages/English.txt' && machine.labels !== undefined) response.end(machine.labels);
    else response.writeHead(404).end();
  };

  async function open({ devices = [device], isAllowed = (): boolean => true, timeoutMs = 20_000 } = {}) {
    machine = elektronikonMachine();
    controller = await fakeController(answer);
    const start = () => {
      opened = openedDoor(({ clock, pause }) =>
        elektronikonDoor({
          connection: { id: 'ga', kind: 'elektronikon', host: '127.0.0.1', port: controller.port },
          ...{ devices, steady: clock, isAllowed, pause, timeoutMs, random: () => 0.5 },
        }),
      );
      return opened;
    };
    return start;
  }
  const questions = () => controller.requests.filter(({ method }) => method === 'POST');

  it('[FIELD-9] asks what is there first, and then for all of it every 5 s, no faster', async () => {
    const { pass, latest, taken, time, door } = (await open())();
    await pass('the first values', () => taken.length === 1);
    expect(latest()).toMatchObject({ linePressure: { value: 7.12 }, state: { value: 28 }, volume: { value: 4_123_000 } });
    machine.items.set('3002.01', high(6900));
    await pass('ten more', () => taken.length === 11);
    expect(time.clock.nowMs()).toBeGreaterThanOrEqual(11 * round);
    expect(latest()['linePressure']!.value).toBe(6.9);
    expect(questions()).toHaveLength(12);
    expect(questions()[0]).toMatchObject({ path: '/cgi-bin/mkv.cgi', body: expect.stringMatching(/^QUESTION=201001201101/) });
    expect(questions()[1]!.body.length).toBeLessThan(100);
    expect(door.report()).toEqual({ state: 'connected', problem: undefined, cycleMs: round, reconnects: 0, changed: [] });
  });

  it('[FIELD-3] has no value for what becomes an X, and has it again when it is back', async () => {
    const { pass, latest, taken } = (await open())();
    await pass('the first values', () => taken.length === 1);
    machine.items.delete('3002.01');
    await pass('the next ones', () => taken.length >= 3);
    expect(latest()).toMatchObject({ linePressure: { value: undefined, missing: { kind: 'unavailable' } }, speed: { value: 2950 } });
    machine.items.set('3002.01', high(7000));
    await pass('the value', () => latest()['linePressure']!.value === 7);
  });

  it('reads two machines that are the same controller in one question, each adjusted', async () => {
    const second = { ...device, id: 'd2', profile: 'atlas-copco-elektronikon-vsd', adjust: { linePressure: { offset: 1 } } };
    const unknown = { ...device, id: 'd3', profile: 'something-else' };
    const { pass, latest } = (await open({ devices: [device, second, unknown] }))();
    await pass('values of both', () => Object.keys(latest('d2')).length > 0);
    expect(latest('d1')).toMatchObject({ linePressure: { value: 7.12 }, current: { value: 31 } });
    expect(latest('d2')).toMatchObject({ linePressure: { value: expect.closeTo(8.12, 9) }, current: { value: 64 } });
    expect(latest('d3')).toEqual({});
  });

  test.each<[BadManner, DoorProblem]>([
    ['hangs up', 'hungUp'],
    ['half an answer', 'hungUp'],
    ['answers that never end', 'notUnderstood'],
    ['a redirect', 'notUnderstood'],
    ['a fault', 'notUnderstood'],
    ['another language', 'notUnderstood'],
  ])('[FIELD-7] comes back by itself after: %s', async (manner, problem) => {
    const { pass, taken, door } = (await open())();
    await pass('the first values', () => taken.length === 1);
    controller.manner = manner;
    await pass('that it is away', () => door.report().state === 'unreachable');
    expect(door.report().problem).toBe(problem);
    const before = taken.length;
    controller.manner = undefined;
    await pass('values again', () => taken.length > before);
    expect(door.report()).toMatchObject({ state: 'connected', problem: undefined, reconnects: 1 });
    expect(controller.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('[FIELD-7] says that it is silent while nothing comes, and comes back by itself', async () => {
    const { pass, taken, door } = (await open({ timeoutMs: 300 }))();
    await pass('the first values', () => taken.length === 1);
    controller.manner = 'silent';
    await pass('that it is silent', () => door.report().state === 'silent');
    expect(door.report().problem).toBe('silent');
    controller.manner = undefined;
    const before = taken.length;
    await pass('values again', () => taken.length > before);
  });

  it('[FIELD-7] waits for one that is switched off, and reads it when it is on', async () => {
    const start = await open();
    const { port } = controller;
    await controller.close();
    const { pass, door, taken, time } = start();
    await pass('that it is away', () => door.report().problem === 'refused');
    await pass('some tries', () => time.clock.nowMs() > 10 * 60_000);
    controller = await fakeController(answer, port);
    const atMs = time.clock.nowMs();
    await pass('values', () => taken.length > 0);
    expect(time.clock.nowMs() - atMs).toBeLessThan(2 * 60_000);
    expect(door.report()).toMatchObject({ state: 'connected', reconnects: 0 });
  });

  it('[FIELD-8] does not connect to an address outside of the networks of the plant', async () => {
    const { pass, door } = (await open({ isAllowed: () => false }))();
    await pass('the refusal', () => door.report().problem === 'notAllowed');
    expect(controller.requests).toEqual([]);
  });

  it('leaves nothing open, at work, in a pause or in the middle of an answer', async () => {
    const start = await open();
    const first = start();
    await first.pass('the first values', () => first.taken.length === 1);
    await first.door.close();
    expect([first.door.report().state, first.time.waiting()]).toEqual(['closed', 0]);
    controller.manner = 'silent';
    const asked = controller.requests.length;
    const second = start();
    await second.pass('a question', () => controller.requests.length > asked);
    await second.door.close();
    await second.pass('its end', () => controller.open() === 0);
    expect(second.time.waiting()).toBe(0);
  });
});
