import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Area,
  type AreaRights,
  areas,
  type Call,
  callNeeds,
  loggedOut,
  mayCall,
  meetsNeed,
  type Rights,
  sessionOf,
} from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';

const calls = Object.keys(callNeeds) as Call[];
const areaSet: fc.Arbitrary<AreaRights> = fc.record(Object.fromEntries(areas.map((area) => [area, fc.boolean()]))) as never;
const maybeSet = fc.option(areaSet, { nil: undefined });
const rights = fc.option(fc.record({ demo: maybeSet, read: maybeSet }), { nil: undefined });
const callable = (...given: [Parameters<typeof mayCall>[1], Rights | undefined]) => calls.filter((call) => mayCall(call, ...given));

const open: readonly Call[] = ['login', 'health', 'openApi', 'dashboardFiles'];
const forAnySession: readonly Call[] = ['logout', 'push', 'live', 'faultTexts', 'openSettings'];
const forEnergyBalancing: readonly Call[] = [
  'dailyStatistics',
  'availableDays',
  'dayFiles',
  'energyBalance',
  'energyCost',
  'heatReport',
  'leakage',
  'whatIf',
  'measures',
  'performance',
  'archive',
  'thinkGreenPage',
  'dataArchivePage',
  'errorLog',
];

describe('a call of the station', () => {
  it('is open to everyone only for login, health, its description and the dashboard', () => {
    fc.assert(
      fc.property(rights, (given) => {
        expect(callable(undefined, given)).toEqual(open);
        expect(callable(loggedOut, given)).toEqual(open);
        expect(callable({ isAuthorized: false, canWrite: true, demoOnly: false }, given)).toEqual(open);
      }),
    );
  });

  it('is open to a session without any right only where any session will do', () => {
    expect(callable(sessionOf('read'), undefined)).toEqual([...open, ...forAnySession]);
  });

  it('is always open to a session with write access', () => {
    fc.assert(fc.property(rights, (given) => expect(callable(sessionOf('write'), given)).toEqual(calls)));
  });

  test.each<[keyof AreaRights, readonly Call[]]>([
    ['overview', ['backlog']],
    [
      'analytics',
      ['backlog', 'dailyStatistics', 'availableDays', 'dayFiles', 'inputs', 'channelHistory', 'insightProfile', 'insightMachines', 'marks'],
    ],
    ['energyBalancing', forEnergyBalancing],
    ['maintenance', ['maintenanceItems', 'services']],
    ['errors', ['errorLog']],
    ['settings', ['field']],
  ])('takes from the area %s alone what belongs to it: %p', (area, expected) => {
    const only = { ...Object.fromEntries(areas.map((each) => [each, each === area])) } as unknown as AreaRights;
    const free = new Set<Call>([...open, ...forAnySession]);
    expect(callable(sessionOf('read'), { demo: undefined, read: only }).filter((call) => !free.has(call))).toEqual(expected);
  });

  it('that changes something, or reads what is withheld, needs write access whatever the rights', () => {
    const every = Object.fromEntries(areas.map((area) => [area, true])) as unknown as AreaRights;
    for (const level of ['demo', 'read'] as const) {
      const refused = calls.filter((call) => !mayCall(call, sessionOf(level), { demo: every, read: every }));
      expect(refused).toEqual([
        'withheldSettings',
        'saveSettings',
        'noteFault',
        'changePassword',
        'resetThinkGreen',
        'reboot',
        'timeZones',
        'testMail',
        'mqtt',
        'priceSeries',
        'wallLinks',
        'programTokens',
        'webhook',
        'fleet',
        'backup',
        'changeField',
        'closeService',
        'changeMarks',
        'changeVariables',
      ]);
    }
  });

  it('lets a demo session by default read the error log for the energy balance, but no maintenance items', () => {
    expect(mayCall('errorLog', sessionOf('demo'), defaultSettings.rights)).toBe(true);
    expect(mayCall('maintenanceItems', sessionOf('demo'), defaultSettings.rights)).toBe(false);
    expect(mayCall('maintenanceItems', sessionOf('read'), defaultSettings.rights)).toBe(true);
  });

  it('needs each of the areas where it shows something of all of them', () => {
    const only = (...given: readonly Area[]) =>
      Object.fromEntries(areas.map((area) => [area, given.includes(area)])) as unknown as AreaRights;
    const may = (...given: readonly Area[]) => mayCall('monthReport', sessionOf('read'), { demo: undefined, read: only(...given) });
    expect([may('energyBalancing'), may('maintenance'), may('energyBalancing', 'maintenance')]).toEqual([false, false, true]);
  });

  it('needs only one of several areas', () => {
    fc.assert(
      fc.property(areaSet, fc.subarray([...areas], { minLength: 1 }), (read, wanted) => {
        const [first, ...rest] = wanted;
        expect(meetsNeed([first!, ...rest], sessionOf('read'), { demo: undefined, read })).toBe(wanted.some((area) => read[area]));
      }),
    );
  });
});
