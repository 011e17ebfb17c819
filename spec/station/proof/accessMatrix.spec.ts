import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallName, calls } from '../../../adapters/contract/index.ts';
import { type Area, areas, type AreaRights, type Level, levels } from '../../../core/access/index.ts';
import { type RunningStation, startStation } from '../startStation.ts';

/** What the requirement says each call needs, written down once more on its own. */
type Needed = 'nothing' | 'session' | 'write' | readonly Area[] | { readonly all: readonly Area[] };

const needed: Readonly<Record<CallName, Needed>> = {
  health: 'nothing',
  openApi: 'nothing',
  login: 'nothing',
  logout: 'session',
  faultTexts: 'session',
  backlog: ['overview', 'analytics'],
  statistics: ['analytics', 'energyBalancing'],
  availableDays: ['analytics', 'energyBalancing'],
  dayFileList: ['analytics', 'energyBalancing'],
  dayFile: ['analytics', 'energyBalancing'],
  energyBalance: ['energyBalancing'],
  leakage: ['energyBalancing'],
  measures: ['energyBalancing'],
  inputs: ['analytics'],
  channelHistory: ['analytics'],
  profile: ['analytics'],
  machines: ['analytics'],
  beginWhatIf: ['energyBalancing'],
  whatIf: ['energyBalancing'],
  cancelWhatIf: ['energyBalancing'],
  energyCost: ['energyBalancing'],
  heatReport: ['energyBalancing'],
  performance: ['energyBalancing'],
  importVariables: 'write',
  removeVariable: 'write',
  archiveList: ['energyBalancing'],
  archiveFile: ['energyBalancing'],
  errorLog: ['errors', 'energyBalancing'],
  faultWindow: ['errors', 'energyBalancing'],
  resetThinkGreen: 'write',
  seenFault: 'write',
  changePassword: 'write',
  timeZones: 'write',
  testMail: 'write',
  reboot: 'write',
  field: ['settings'],
  saveField: 'write',
  undoField: 'write',
  tryField: 'write',
  findField: 'write',
  addFieldProfile: 'write',
  mqttReport: 'write',
  tryMqtt: 'write',
  priceSeries: 'write',
  savePriceSeries: 'write',
  removePriceSeries: 'write',
  wallLinks: 'write',
  makeWallLink: 'write',
  revokeWallLink: 'write',
  programTokens: 'write',
  makeProgramToken: 'write',
  revokeProgramToken: 'write',
  live: 'session',
  events: 'session',
  webhookReport: 'write',
  fleetReport: 'write',
  annex: { all: ['analytics', 'energyBalancing', 'maintenance'] },
  annexPaper: { all: ['analytics', 'energyBalancing', 'maintenance'] },
  annexFolder: { all: ['analytics', 'energyBalancing', 'maintenance'] },
  monthReports: { all: ['energyBalancing', 'maintenance'] },
  monthReport: { all: ['energyBalancing', 'maintenance'] },
  tryWebhook: 'write',
  joinFleet: 'write',
  leaveFleet: 'write',
  backup: 'write',
  previewBackup: 'write',
  restoreBackup: 'write',
  services: ['maintenance'],
  marks: ['analytics'],
  addNote: 'write',
  changeNote: 'write',
  removeNote: 'write',
  runningDays: ['analytics', 'energyBalancing'],
  closeService: 'write',
  takeBackService: 'write',
  'save user': 'write',
  'save rights': 'write',
  'save units': 'write',
  'save email': 'write',
  'save print': 'write',
  'save share': 'write',
  'save network': 'write',
  'save time': 'write',
  'save customer': 'write',
  'save sms': 'write',
  'save plant': 'write',
  'save mqtt': 'write',
  'save webhook': 'write',
  'read webhook': 'write',
  'save fleet': 'write',
  'read fleet': 'write',
  'save report': 'write',
  'read report': 'write',
  'read mqtt': 'write',
  'save chart': 'write',
  'save limits': 'write',
  'read limits': 'session',
  'read user': 'session',
  'read rights': 'session',
  'read units': 'session',
  'read print': 'session',
  'read time': 'session',
  'read chart': 'session',
  'read customer': 'session',
  'read email': 'write',
  'read share': 'write',
  'read network': 'write',
  'read sms': 'write',
  'read plant': 'write',
};

const names = Object.keys(calls) as CallName[];
const rightsOf = (allowed: boolean) => Object.fromEntries(areas.map((area) => [area, allowed])) as AreaRights;
/** Stands for nothing that exists, so that no call has a lasting effect. */
const addressOf = (path: string) => path.replace(':day', '2020-01-01').replace(':language', 'de').replace('*', 'none.csv');

const tokens = ['no token', 'a bad token', 'an expired token', ...levels] as const;
type Token = (typeof tokens)[number];

function outcome(name: CallName, token: Token, isRightGiven: boolean): 'answered' | 401 | 403 {
  const need = needed[name];
  if (need === 'nothing') return 'answered';
  if (!levels.includes(token as Level)) return 401;
  if (need === 'session' || token === 'write') return 'answered';
  return need !== 'write' && isRightGiven ? 'answered' : 403;
}

const monthMs = 30 * 86_400_000;

describe.each([true, false])('with all rights of demo and read %p', (isRightGiven) => {
  let station: RunningStation;
  let expired: string;
  let steadyMs = 0;
  beforeAll(async () => {
    station = await startStation({ steadyMs: () => steadyMs });
    station.settings.save('rights', { demo: rightsOf(isRightGiven), read: rightsOf(isRightGiven) });
    expired = station.tokenOf('write');
    steadyMs += monthMs;
  });
  afterAll(() => station.close());

  const tokenOf: Readonly<Record<Token, () => string | undefined>> = {
    'no token': () => undefined,
    'a bad token': () => 'x'.repeat(43),
    'an expired token': () => expired,
    demo: () => station.tokenOf('demo'),
    read: () => station.tokenOf('read'),
    write: () => station.tokenOf('write'),
  };

  test.each(tokens)('[ACC-6] [ACC-14] every call with %s is answered to those who may make it, and to nobody else', async (kind) => {
    const differences: string[] = [];
    for (const name of names) {
      const { method, path } = calls[name];
      const token = tokenOf[kind]();
      const { status } = await station.call(addressOf(path), {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      const found = status === 401 || status === 403 ? status : 'answered';
      if (found !== outcome(name, kind, isRightGiven))
        differences.push(`${name}: ${status} instead of ${outcome(name, kind, isRightGiven)}`);
      if (status >= 500) differences.push(`${name}: ${status}`);
    }
    expect(differences).toEqual([]);
  });

  test.each(areas)('[ACC-7] [ACC-14] the right to %s alone opens the calls that name it', async (area) => {
    const only = { ...rightsOf(false), [area]: true };
    station.settings.save('rights', { demo: only, read: only });
    for (const name of names) {
      const need = needed[name];
      const { method, path } = calls[name];
      if (typeof need === 'string') continue;
      const token = station.tokenOf('read');
      const { status } = await station.call(addressOf(path), {
        method,
        headers: { authorization: `Bearer ${token}`, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect([name, status === 403]).toEqual([name, 'all' in need || !need.includes(area)]);
    }
    station.settings.save('rights', { demo: rightsOf(isRightGiven), read: rightsOf(isRightGiven) });
  });
});

test('[ACC-14] the routes of a station are those of the contract and of the dashboard, and no others', async () => {
  const station = await startStation();
  const contract = new Set(names.map((name) => `${calls[name].method} ${calls[name].path}`));
  const dashboard = new Set(['GET /', 'GET /*']);
  const others = station.app.routes.filter((route) => !route.startsWith('HEAD ') && !contract.has(route) && !dashboard.has(route));
  expect(others).toEqual([]);
  expect(station.app.routes.length).toBeGreaterThan(contract.size);
  await station.close();
});
