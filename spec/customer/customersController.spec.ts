import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { lazyErrorLog, stationLink } from '../../adapters/http/index.ts';
import { callOrigins, calls, type CallName, eventOrigins, pushed, statisticTypes } from '../../adapters/contract/index.ts';
import { settingsGroups } from '../../core/settings/index.ts';
import { plantDayOf, shiftDay } from '../../core/time/index.ts';
import { type CustomersController, customersController, openShapes } from './customersController.ts';
import { originsIn } from './customersPart.ts';
import { requirementNames } from './requirementText.ts';

const day = 86_400_000;
const range = { from_ms: Date.now() - day, until_ms: Date.now() };

describe("the controller that speaks the customer's text alone", () => {
  let controller: CustomersController;
  let token = '';
  let socket: Socket;
  const heard = new Map<string, unknown[]>();

  const call = (method: string, path: string, body?: unknown, auth = token) =>
    fetch(controller.address + path, {
      method,
      headers: { authorization: `Bearer ${auth}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const json = async (method: string, path: string, body?: unknown) => (await call(method, path, body)).json() as Promise<unknown>;
  const hear = async (event: string, count = 1): Promise<readonly unknown[]> => {
    while ((heard.get(event)?.length ?? 0) < count) await new Promise<void>((resolve) => socket.once(event, () => resolve()));
    return heard.get(event)!;
  };

  beforeAll(async () => {
    controller = await customersController();
    const login = await fetch(`${controller.address}/login`, { method: 'POST', body: JSON.stringify({ password: 'write' }) });
    ({ token } = (await login.json()) as { token: string });
    socket = io(controller.address, { auth: { token }, transports: ['websocket'] });
    socket.onAny((event: string, ...message: unknown[]) => heard.set(event, [...(heard.get(event) ?? []), message[0]]));
    await hear('ablauf_change');
  });
  afterAll(async () => {
    socket.close();
    await controller.close();
  });

  it('[API-6] gives the whole error log to who asks for a range of it, asked in vain once', async () => {
    const complaints: unknown[] = [];
    const log = { warn: (...said: readonly unknown[]) => complaints.push(said) };
    const errorLog = lazyErrorLog(stationLink({ origin: controller.address, log, onUnauthorized: () => undefined }));
    const whole = await errorLog.read(token);
    expect(whole).toMatchObject({ outcome: 'succeeded' });
    const asked = controller.calls.length;
    const ranged = { fromMs: range.from_ms, untilMs: range.until_ms };
    expect([await errorLog.read(token, undefined, ranged), await errorLog.read(token, undefined, ranged)]).toEqual([whole, whole]);
    expect(controller.calls.slice(asked)).toEqual([
      expect.stringContaining('/error_log/all?from='),
      'POST /error_log/all',
      'POST /error_log/all',
    ]);
    expect(complaints).toEqual([]);
  });

  /** All that it says, by what the names in it are looked up with. */
  async function everything(): Promise<ReadonlyMap<string, ReturnType<typeof originsIn>>> {
    await call('PUT', '/settings/units', { pressure: 'bar' });
    const login = await (await fetch(`${controller.address}/login`, { method: 'POST', body: '{"password":"read"}' })).json();
    const statistics = await Promise.all(statisticTypes.map((type) => json('POST', '/daily_statistics/get_stat', { type, ...range })));
    const answers: readonly (readonly [CallName, unknown])[] = [
      ['login', login],
      ['statistics', statistics],
      ['energyBalance', await json('POST', '/daily_statistics/get_energy_balance_data', range)],
      ['availableDays', await json('GET', '/daily_statistics/get_available_days')],
      ['errorLog', await json('POST', '/error_log/all')],
      ['archiveList', await json('GET', '/archive/available')],
      ['dayFileList', await json('GET', '/hedata/logs/list')],
    ];
    const { settings, change, faultTexts, snapshot } = eventOrigins;
    return new Map([
      ...answers.map(([name, answer]) => [name, originsIn(answer, callOrigins[name].toDashboard)] as const),
      ['settings', originsIn((await hear('settings')).at(-1), settings.toDashboard)],
      ['snapshot', originsIn((await hear('ablauf_snapshot'))[0], snapshot.toDashboard, 'plant')],
      ['change', originsIn((await hear('ablauf_change'))[0], change.toDashboard)],
      ['faults', originsIn((await hear('ablauf_fehlertext'))[0], faultTexts.toDashboard)],
    ]);
  }

  it('sends no field that is ours, and of the decided ones those alone that it can not do without', async () => {
    const parts = await everything();
    const found = [...parts].flatMap(([part, origins]) => [...origins].map(([path, origin]) => ({ at: `${part} ${path}`, path, origin })));
    expect(found.length).toBeGreaterThan(150);
    expect(found.filter(({ origin }) => origin === 'ours')).toEqual([]);
    const decided = found.filter(({ origin, path }) => origin === 'decided' && !path.endsWith('.*')).map(({ at }) => at);
    expect(new Set(decided)).toEqual(new Set(Object.keys(openShapes)));
    const stated = found.filter(({ origin }) => origin !== 'decided' && origin !== 'ours');
    expect(
      stated.filter(({ path, origin }) => !path.endsWith('*') && !requirementNames(origin, path.slice(path.lastIndexOf('.') + 1))),
    ).toEqual([]);
    for (const [part, origins] of parts) expect([part, origins.size > 0 || part === 'availableDays']).toEqual([part, true]);
  });

  it('has a clock that is a number, days that are texts, and lines of the backlog with the fields of the customer', async () => {
    expect(typeof (await hear('rtc'))[0]).toBe('number');
    expect(await json('GET', '/daily_statistics/get_available_days')).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ]);
    // a UTC day that is over
    const yesterday = shiftDay(plantDayOf(Date.now(), 'UTC'), -1);
    const backlog = await (await call('GET', `/backlog/${yesterday}.jsonarr`)).text();
    const records = backlog.split('\n').map((line) => JSON.parse(line) as { c: object[] });
    expect(Object.keys(records[0]!).sort()).toEqual(['c', 'dv', 'ec', 'lf', 'sp', 'ts', 'vf']);
    expect(Object.keys(records[0]!.c.find((each) => each !== null)!).sort()).toEqual(['dv', 'ep', 'lp', 's', 't', 'te']);
  });

  const events = new Set(['rtc', 'ablauf_snapshot', 'ablauf_change', 'ablauf_fehlertext', 'ablauf_disconnected', 'settings']);
  it('[LIVE-1] pushes the events of the customer alone', async () => {
    await hear('ablauf_change', 2);
    controller.setControl(false);
    await hear('ablauf_disconnected');
    controller.setControl(true);
    await hear('ablauf_snapshot', 2);
    expect(new Set(heard.keys())).toEqual(events);
    expect(new Set(Object.values(pushed).map(({ event }) => event))).toEqual(new Set([...events, 'user_input']));
  });

  const named = (Object.entries(calls) as [CallName, { method: string; path: string }][]).map(
    ([name, { method, path }]) =>
      [name, method, path.replace(':day', '2026-01-01').replace(':language', 'de').replace('*', 'none.csv')] as const,
  );
  test.each(named.filter(([name]) => ['ours', 'decided'].includes(callOrigins[name].is)))('does not have %s', async (_, method, path) => {
    expect((await call(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
  });

  it.each(settingsGroups)('saves %s if the customer names it, with words of its own', async (group) => {
    const answer = await call('PUT', `/settings/${group}`, {});
    const isStated = callOrigins[`save ${group}`].is === 'API-8';
    expect([answer.status, await answer.text()]).toEqual(isStated ? [200, 'saved'] : [404, 'not found']);
  });

  it('lets nobody in without a password, and nobody ask without a token', async () => {
    const wrong = await fetch(`${controller.address}/login`, { method: 'POST', body: '{"password":"guess"}' });
    expect([wrong.status, (await call('GET', '/archive/available', undefined, 'guess')).status]).toEqual([401, 401]);
  });
});
