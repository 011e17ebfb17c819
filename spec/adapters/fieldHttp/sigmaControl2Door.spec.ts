import { afterEach, describe, expect, it, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sigmaControl2Door } from '../../../adapters/fieldHttp/index.ts';
import type { DoorProblem } from '../../../core/ports/index.ts';
import { sigmaControl2Data } from '../../core/field/doors/sigmaControl2Data.ts';
import { type BadManner, type FakeController, fakeController, type TakenRequest } from './fakeController.ts';
import { openedDoor, type OpenedDoor } from './openedDoor.ts';

const minute = 60_000;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const user = 'pressluft';
const password = 'geheim ä:;';
const menu = { 0: { Type: 2, Object: {} }, 1: { Type: 0, StatusLine: { Id: 1, 0: { Id: 11 }, 1: { Id: 12 } } } };

/** One session for the user, as the public source has it. */
function controllerState() {
  return { data: sigmaControl2Data(), sessions: 0, logIns: 0, sessionId: '-1', key: '', isOver: false, refuses: false };
}

describe('the door of a SIGMA CONTROL 2', () => {
  let controller: FakeController;
  let state: ReturnType<typeof controllerState>;
  let opened: OpenedDoor | undefined;
  afterEach(async () => {
    await opened?.door.close();
    await controller.close();
  });

  function logIn({ headers }: TakenRequest, response: ServerResponse) {
    if (headers['session-auth'] === undefined) {
      state.key = `key${++state.logIns}`;
      response.setHeader('set-cookie', [`Session-Key=${state.key}; path=/`, 'Session-Id=-1']).end('<html></html>');
      return;
    }
    const proof = sha256(`${sha256(`${user}:user@sc2:${password}`)}:${state.key}`);
    const isRight =
      headers['username'] === user && headers['session-auth'] === proof && String(headers.cookie).includes(`Session-Key=${state.key}`);
    state.sessionId = isRight && !state.refuses ? String(++state.sessions) : '0';
    state.isOver = false;
    response.setHeader('set-cookie', `Session-Id=${state.sessionId}`).end('<html></html>');
  }

  function call({ headers, body }: TakenRequest, response: ServerResponse) {
    const isIn = String(headers.cookie).includes(`Session-Id=${state.sessionId}`) && Number(state.sessionId) > 0 && !state.isOver;
    const { 0: app, 1: service, 2: params } = JSON.parse(body) as Record<string, unknown>;
    const { lamps, objects, messages } = state.data;
    const ids = JSON.stringify(params);
    const answers: Readonly<Record<string, unknown>> = {
      '1/1': menu,
      '1/2': ids === '{"0":[1,11,12]}' || ids === '{"0":[11,12,1]}' ? objects : undefined,
      '1/4': lamps,
      '3/1': messages,
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isIn ? { 0: app, 1: service, 2: 0, 3: answers[`${String(app)}/${String(service)}`] } : { 2: 5 }));
  }

  async function open({ given = password, timeoutMs = 20_000, isAllowed = (): boolean => true } = {}) {
    state = controllerState();
    controller = await fakeController((request, response) => {
      if (request.path === '/login.html' && request.method === 'GET') logIn(request, response);
      else if (request.path === '/json.json' && request.method === 'POST') call(request, response);
      else response.writeHead(404).end();
    });
    opened = openedDoor(({ clock, pause }) =>
      sigmaControl2Door({
        connection: { id: 'sc2', kind: 'sigmaControl2', host: '127.0.0.1', port: controller.port, user },
        devices: [{ id: 'd1', connection: 'sc2', profile: 'kaeser-sigma-control-2', serves: [{ compressor: 1 }] }],
        password: given,
        ...{ steady: clock, pause, isAllowed, timeoutMs, random: () => 0.5 },
      }),
    );
    return opened;
  }

  it('[FIELD-9] logs in once and reads what its front shows every 10 s', async () => {
    const { pass, latest, taken, door, time } = await open();
    await pass('the first values', () => taken.length === 1);
    expect(latest()).toMatchObject({
      lampLoad: { value: 1 },
      lampError: { value: 0 },
      linePressure: { value: 7.1 },
      outletTemperature: { value: 81 },
      warnings: { value: 0 },
    });
    await pass('more', () => taken.length === 6);
    expect(time.clock.nowMs()).toBeGreaterThanOrEqual(5 * 10_000);
    expect([state.sessions, state.logIns]).toEqual([1, 1]);
    expect(door.report()).toEqual({ state: 'connected', problem: undefined, cycleMs: 10_000, reconnects: 0, changed: [] });
    expect(JSON.stringify(controller.requests)).not.toContain('geheim');
  });

  it('tries a refused password again after 5 min, not before', async () => {
    const { pass, door, time, taken } = await open({ given: 'wrong' });
    await pass('the refusal', () => door.report().problem === 'loginRefused');
    expect(door.report().state).toBe('unreachable');
    const firstMs = time.clock.nowMs();
    await pass('the next try', () => state.logIns === 2);
    expect(time.clock.nowMs() - firstMs).toBeGreaterThanOrEqual(5 * minute - 1000);
    expect(time.clock.nowMs() - firstMs).toBeLessThan(5.5 * minute);
    expect([state.sessions, taken.length]).toEqual([0, 0]);
  });

  it('[FIELD-7] logs in again when its session is over', async () => {
    const { pass, taken, door } = await open();
    await pass('the first values', () => taken.length === 1);
    state.isOver = true;
    await pass('a second session', () => state.sessions === 2);
    const before = taken.length;
    await pass('values of it', () => taken.length > before);
    expect(door.report()).toMatchObject({ state: 'connected', reconnects: 1 });
  });

  it('[FIELD-7] waits while another one has the session of its user', async () => {
    const { pass, taken, door } = await open();
    await pass('the first values', () => taken.length === 1);
    Object.assign(state, { isOver: true, refuses: true });
    await pass('the refusal', () => door.report().problem === 'loginRefused');
    state.refuses = false;
    const before = taken.length;
    await pass('values again', () => taken.length > before);
    expect(state.logIns).toBe(3);
  });

  it('[FIELD-3] has no value for a part that is refused, and goes on with the others', async () => {
    const { pass, taken, latest } = await open();
    state.data = { ...state.data, objects: undefined, messages: undefined };
    await pass('values', () => taken.length >= 2);
    expect(latest()).toMatchObject({
      linePressure: { value: undefined, missing: { kind: 'unavailable' } },
      errors: { value: undefined },
      lampLoad: { value: 1 },
    });
  });

  test.each<[BadManner, DoorProblem]>([
    ['hangs up', 'hungUp'],
    ['half an answer', 'hungUp'],
    ['answers that never end', 'notUnderstood'],
    ['a redirect', 'notUnderstood'],
    ['a fault', 'notUnderstood'],
    ['another language', 'notUnderstood'],
  ])('[FIELD-7] comes back by itself after: %s', async (manner, problem) => {
    const { pass, taken, door } = await open();
    await pass('the first values', () => taken.length === 1);
    controller.manner = manner;
    await pass('that it is away', () => door.report().state === 'unreachable');
    expect(door.report().problem).toBe(problem);
    const before = taken.length;
    controller.manner = undefined;
    await pass('values again', () => taken.length > before);
    expect(controller.requests.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it('[FIELD-7] is silent while nothing comes', async () => {
    const { pass, door, taken } = await open({ timeoutMs: 300 });
    controller.manner = 'silent';
    await pass('that it is silent', () => door.report().state === 'silent');
    controller.manner = undefined;
    await pass('values', () => taken.length > 0);
  });

  it('[FIELD-8] does not connect to an address outside of the networks of the plant', async () => {
    const { pass, door } = await open({ isAllowed: () => false });
    await pass('the refusal', () => door.report().problem === 'notAllowed');
    expect(controller.requests).toEqual([]);
  });

  it('leaves nothing open', async () => {
    const { pass, door, time, taken } = await open();
    await pass('the first values', () => taken.length === 1);
    await door.close();
    await pass('its end', () => controller.open() === 0);
    expect([door.report().state, time.waiting()]).toEqual(['closed', 0]);
  });
});
