import type { SettingsGroup } from '../../core/settings/index.ts';

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The station's calls. */
export const paths = {
  login: '/login',
  logout: '/logout',
  health: '/health',
  metrics: '/metrics',
  openApi: '/openapi.json',
  backlog: (day: string) => `/backlog/${day}.jsonarr`,
  statistics: '/daily_statistics/get_stat',
  energyBalance: '/daily_statistics/get_energy_balance_data',
  availableDays: '/daily_statistics/get_available_days',
  resetThinkGreen: '/think_green/reset',
  errorLog: '/error_log/all',
  seenFault: '/error_log/seen',
  faultWindow: '/error_log/window',
  faultTexts: (language: string) => `/fault_texts/${language}`,
  archiveList: '/archive/available',
  archiveFile: (path: string) => `/archive/${encoded(path)}`,
  inputs: '/inputs/minutes',
  channelHistory: '/trend/steps',
  dayFileList: '/hedata/logs/list',
  dayFile: (path: string) => `/hedata/logs/${encoded(path)}`,
  saveSettings: (group: SettingsGroup) => `/settings/${group}`,
  readSettings: (group: SettingsGroup) => `/api/settings/${group}`,
  changePassword: '/settings/user/passwd',
  timeZones: '/settings/time/zones',
  testMail: '/settings/email/test',
  reboot: '/system/reboot',
  field: '/api/field',
  undoField: '/api/field/undo',
  tryField: '/api/field/try',
  findField: '/api/field/find',
  fieldProfiles: '/api/field/profiles',
  wallLinks: '/api/wall-links',
  revokeWallLink: '/api/wall-links/revoke',
} as const;

/** Names of the push connection's events; see `pushed`. */
export const events = {
  rtc: 'rtc',
  snapshot: 'ablauf_snapshot',
  change: 'ablauf_change',
  faultTexts: 'ablauf_fehlertext',
  disconnected: 'ablauf_disconnected',
  settings: 'settings',
  userInput: 'user_input',
} as const;

/** The protocol generation of the snapshot that this version speaks. */
export const protocolGeneration = 1;

/** The message of a push connection that is refused for its token. */
export const unauthorized = 'unauthorized';

/** The text that answers a call which is done and has nothing else to say. */
export const done = 'OK';
