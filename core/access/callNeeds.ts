import { allowedAreas, type Area, type Rights, type Session } from './access.ts';

/** What a call needs: nothing, any session, write access, one of some areas, or each of them. */
export type Need = 'nothing' | 'session' | 'write' | readonly [Area, ...Area[]] | { readonly all: readonly [Area, ...Area[]] };

/** What each call of the station needs. */
export const callNeeds = {
  login: 'nothing',
  health: 'nothing',
  openApi: 'nothing',
  dashboardFiles: 'nothing',
  logout: 'session',
  push: 'session',
  live: 'session',
  faultTexts: 'session',
  openSettings: 'session',
  backlog: ['overview', 'analytics'],
  maintenanceItems: ['maintenance'],
  services: ['maintenance'],
  dailyStatistics: ['analytics', 'energyBalancing'],
  availableDays: ['analytics', 'energyBalancing'],
  dayFiles: ['analytics', 'energyBalancing'],
  inputs: ['analytics'],
  channelHistory: ['analytics'],
  insightProfile: ['analytics'],
  insightMachines: ['analytics'],
  marks: ['analytics'],
  energyBalance: ['energyBalancing'],
  energyCost: ['energyBalancing'],
  heatReport: ['energyBalancing'],
  leakage: ['energyBalancing'],
  whatIf: ['energyBalancing'],
  measures: ['energyBalancing'],
  performance: ['energyBalancing'],
  annex: { all: ['analytics', 'energyBalancing', 'maintenance'] },
  monthReport: { all: ['energyBalancing', 'maintenance'] },
  archive: ['energyBalancing'],
  thinkGreenPage: ['energyBalancing'],
  dataArchivePage: ['energyBalancing'],
  errorLog: ['errors', 'energyBalancing'],
  field: ['settings'],
  withheldSettings: 'write',
  saveSettings: 'write',
  noteFault: 'write',
  changePassword: 'write',
  resetThinkGreen: 'write',
  reboot: 'write',
  timeZones: 'write',
  testMail: 'write',
  mqtt: 'write',
  priceSeries: 'write',
  wallLinks: 'write',
  programTokens: 'write',
  webhook: 'write',
  fleet: 'write',
  backup: 'write',
  changeField: 'write',
  closeService: 'write',
  changeMarks: 'write',
  changeVariables: 'write',
} as const satisfies Readonly<Record<string, Need>>;
/** A call, or a part of an answer, that not everyone gets. */
export type Call = keyof typeof callNeeds;

/** Whether a session with these rights meets a need; a missing session meets only `nothing`. */
export function meetsNeed(need: Need, session: Session | undefined, rights: Rights | undefined): boolean {
  if (need === 'nothing') return true;
  if (session?.isAuthorized !== true) return false;
  if (need === 'session') return true;
  if (need === 'write') return session.canWrite;
  const allowed = allowedAreas(session, rights);
  return 'all' in need ? need.all.every((area) => allowed[area]) : need.some((area) => allowed[area]);
}

/** Whether a session with these rights may make a call. */
export function mayCall(call: Call, session: Session | undefined, rights: Rights | undefined): boolean {
  return meetsNeed(callNeeds[call], session, rights);
}
