import type { Call } from '../../core/access/index.ts';
import type { SessionToken, Waiting } from '../../core/ports/index.ts';
import { defaultSettings, unchangedSettings } from '../../core/settings/index.ts';
import { knownInputRange, knownQuarters, knownRange } from './knownStation.ts';
import { emptyField, type StationPorts } from '../fakes/index.ts';
import { knownProfile } from './knownField.ts';

/** A call of a port, one that changes nothing for good. */
export interface PortCall {
  readonly call: Call;
  /** What answers it when all is well. */
  readonly media: 'application/json' | 'text/csv' | 'text/plain';
  /** Whether the caller can end it. */
  readonly canBeAborted: boolean;
  /** Whether a controller may lack it. */
  readonly isExtra?: boolean;
  readonly make: (
    ports: StationPorts,
    token: SessionToken,
    waiting?: Waiting,
  ) => Promise<{ readonly outcome: string; readonly text?: string }>;
}

const path = '2026/03/MCHE-20260302.csv';
const asked = { media: 'application/json', canBeAborted: true } as const;
const extra = { ...asked, isExtra: true } as const;
const file = { media: 'text/csv', canBeAborted: true } as const;
const connection = { id: 'hall', kind: 'modbusTcp', host: '192.168.40.11' } as const;
const order = { media: 'text/plain', canBeAborted: false } as const;

/** Every call of every port that needs a session, but for feed, backlog and logout. */
export const portCalls = {
  statistic: {
    ...asked,
    call: 'dailyStatistics',
    make: (ports, token, waiting) => ports.statistics.read('loadTimes', knownRange, token, waiting),
  },
  balance: {
    ...asked,
    call: 'energyBalance',
    make: (ports, token, waiting) => ports.balances.read('dailyValues', knownRange, token, waiting),
  },
  'available days': { ...asked, call: 'availableDays', make: (ports, token, waiting) => ports.dayFiles.availableDays(token, waiting) },
  'day files': { ...asked, call: 'dayFiles', make: (ports, token, waiting) => ports.dayFiles.list(token, waiting) },
  'a day file': { ...file, call: 'dayFiles', make: (ports, token, waiting) => ports.dayFiles.read(path, token, waiting) },
  'several day files': {
    ...file,
    call: 'dayFiles',
    make: (ports, token, waiting) => ports.dayFiles.readSeveral([path, path], token, { signal: waiting?.signal }),
  },
  'analog inputs': { ...extra, call: 'inputs', make: (ports, token, waiting) => ports.inputs.read(knownInputRange, [], token, waiting) },
  'long ranges': {
    ...extra,
    call: 'channelHistory',
    make: (ports, token, waiting) => ports.channelHistory.read(knownRange, [], token, waiting),
  },
  'a profile': {
    ...extra,
    call: 'insightProfile',
    make: (ports, token, waiting) => ports.loadProfiles.read(knownRange, 'flow', token, waiting),
  },
  'cost of energy': {
    ...extra,
    call: 'energyCost',
    make: (ports, token, waiting) => ports.costs.read(knownQuarters, 'day', token, waiting),
  },
  'waste heat': {
    ...extra,
    call: 'heatReport',
    make: (ports, token, waiting) => ports.heatReports.read(knownQuarters, 'oilCirculation', token, waiting),
  },
  'energy against a baseline': {
    ...extra,
    call: 'performance',
    make: (ports, token, waiting) => ports.performances.read({}, token, waiting),
  },
  'removing a variable': {
    ...order,
    call: 'changeVariables',
    make: (ports, token) => ports.performances.removeVariable('production', token, 'de'),
  },
  leaks: { ...extra, call: 'leakage', make: (ports, token, waiting) => ports.leakages.read(knownRange, token, waiting) },
  measures: { ...extra, call: 'measures', make: (ports, token, waiting) => ports.measures.read(knownRange, token, waiting) },
  'a replay of measures': {
    ...extra,
    canBeAborted: false,
    call: 'measures',
    make: async (ports, token) => ({ outcome: (await ports.measures.beginReplay(knownRange, token)).outcome }),
  },
  machines: { ...extra, call: 'insightMachines', make: (ports, token, waiting) => ports.machineReports.read(knownRange, token, waiting) },
  'a replay': {
    ...extra,
    canBeAborted: false,
    call: 'whatIf',
    // each has an id of its own
    make: async (ports, token) => ({
      outcome: (await ports.whatIfs.begin({ range: knownRange, change: {}, limitBar: undefined }, token)).outcome,
    }),
  },
  marks: { ...extra, call: 'marks', make: (ports, token, waiting) => ports.marks.read(knownRange, token, waiting) },
  'removing a note': { ...order, call: 'changeMarks', make: (ports, token) => ports.marks.remove(987, token, 'de') },
  archives: { ...asked, call: 'archive', make: (ports, token, waiting) => ports.archive.list(token, waiting) },
  'an archive': { ...file, call: 'archive', make: (ports, token, waiting) => ports.archive.read('GLW_2026-02.csv', token, waiting) },
  'error log': { ...asked, call: 'errorLog', make: (ports, token, waiting) => ports.errorLog.read(token, waiting) },
  'what was around a fault': { ...extra, call: 'errorLog', make: (ports, token, waiting) => ports.errorLog.window(1, token, waiting) },
  'seeing a fault': {
    ...order,
    call: 'noteFault',
    make: (ports, token) => ports.errorLog.note({ atMs: 1, source: 1, bitIndex: 99 }, { name: 'K. Demir', text: '' }, token, 'de'),
  },
  'fault texts': { ...extra, call: 'faultTexts', make: (ports, token, waiting) => ports.faultCatalogue.read('de', token, waiting) },
  'open settings': { ...extra, call: 'openSettings', make: (ports, token, waiting) => ports.settingsApi.read('units', token, waiting) },
  'withheld settings': {
    ...extra,
    call: 'withheldSettings',
    make: (ports, token, waiting) => ports.settingsApi.read('email', token, waiting),
  },
  'the broker': { ...extra, call: 'mqtt', make: (ports, token, waiting) => ports.mqtt.report(token, waiting) },
  'a test of the broker': { ...extra, call: 'mqtt', make: (ports, token, waiting) => ports.mqtt.try(token, waiting) },
  'series of prices': { ...extra, canBeAborted: false, call: 'priceSeries', make: (ports, token) => ports.priceSeries.list(token) },
  'an annex': { ...extra, call: 'annex', make: (ports, token, waiting) => ports.annexes.read(knownRange, token, waiting) },
  'reports of months': {
    ...extra,
    call: 'monthReport',
    make: (ports, token, waiting) => ports.monthReports.list(token, waiting),
  },
  'wall links': { ...extra, canBeAborted: false, call: 'wallLinks', make: (ports, token) => ports.wallLinks.list(token) },
  'tokens of programs': { ...extra, canBeAborted: false, call: 'programTokens', make: (ports, token) => ports.programTokens.list(token) },
  'the webhook': { ...extra, call: 'webhook', make: (ports, token, waiting) => ports.webhook.report(token, waiting) },
  'a test of the webhook': { ...extra, call: 'webhook', make: (ports, token, waiting) => ports.webhook.try(token, waiting) },
  'the fleet': { ...extra, call: 'fleet', make: (ports, token, waiting) => ports.fleet.report(token, waiting) },
  'joining a fleet': { ...extra, canBeAborted: false, call: 'fleet', make: (ports, token) => ports.fleet.join('x', token) },
  'leaving a fleet': { ...order, isExtra: true, call: 'fleet', make: (ports, token) => ports.fleet.leave(token) },
  'a backup': {
    ...extra,
    call: 'backup',
    make: (ports, token, waiting) => ports.backups.make(undefined, token, waiting),
  },
  'what is in a backup': {
    ...extra,
    call: 'backup',
    make: (ports, token, waiting) => ports.backups.preview('{}', undefined, token, waiting),
  },
  'restoring a backup': { ...order, call: 'backup', make: (ports, token) => ports.backups.restore('{}', undefined, token, 'de') },
  'saving settings': {
    ...order,
    call: 'saveSettings',
    make: (ports, token) => ports.settingsApi.save('user', unchangedSettings<'user'>(defaultSettings.user), token, 'de'),
  },
  'a new password': {
    ...order,
    call: 'changePassword',
    make: (ports, token) => ports.settingsApi.changePassword('demo', 'short', token, 'de'),
  },
  'time zones': { ...extra, call: 'timeZones', make: (ports, token, waiting) => ports.settingsApi.timeZones(token, waiting) },
  'test mail': { ...extra, call: 'testMail', make: (ports, token, waiting) => ports.settingsApi.sendTestMail(token, 'de', waiting) },
  field: { ...extra, call: 'field', make: (ports, token, waiting) => ports.fieldApi.report(token, 'de', waiting) },
  'trying a device': {
    ...extra,
    call: 'changeField',
    make: (ports, token, waiting) => ports.fieldApi.try({ connection }, token, 'de', waiting),
  },
  'finding devices': {
    ...extra,
    call: 'changeField',
    make: (ports, token, waiting) => ports.fieldApi.find({ connection, fromUnit: 1, toUnit: 2 }, token, 'de', waiting),
  },
  'saving the field': { ...order, call: 'changeField', make: (ports, token) => ports.fieldApi.save(emptyField, {}, token, 'de') },
  'undoing the field': { ...order, call: 'changeField', make: (ports, token) => ports.fieldApi.undo(token, 'de') },
  'adding a profile': { ...order, call: 'changeField', make: (ports, token) => ports.fieldApi.addProfile(knownProfile, token, 'de') },
  reboot: { ...order, call: 'reboot', make: (ports, token) => ports.stationCommands.reboot(token) },
  'think-green reset': { ...order, call: 'resetThinkGreen', make: (ports, token) => ports.stationCommands.resetThinkGreen(token) },
} as const satisfies Readonly<Record<string, PortCall>>;

export const portCallNames = Object.keys(portCalls) as readonly (keyof typeof portCalls)[];
/** The call of a name. */
export const portCall = (name: keyof typeof portCalls): PortCall => portCalls[name];
