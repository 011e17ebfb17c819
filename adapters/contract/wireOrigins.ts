import type { CallName } from './calls.ts';
import { slotFields } from './faultSlotFields.ts';
import type { pushed } from './pushSchemas.ts';

/**
 * Whose a name on the wire is: the customer's, by the requirement whose text has it; `decided` where that text has the thing and leaves its name
 * or shape open; `ours` where it has no such thing, so that a controller that speaks the customer's text alone does not send it.
 */
export type WireOrigin = `${string}-${number}` | 'decided' | 'ours';

/** Origins of fields by dotted path; lists are passed through, `*` is any key of a record and has its origin, and `**` at the end is all that is below. */
export type FieldOrigins = Readonly<Record<string, WireOrigin>>;

/** Whose a call or an event is, and whose the fields of its parts are; a field that is not in the table is ours. */
export interface Origins {
  readonly is: WireOrigin;
  /** What goes to the station. */
  readonly toStation?: FieldOrigins;
  /** What comes from it. */
  readonly toDashboard?: FieldOrigins;
}

const all = (origin: WireOrigin, names: string): FieldOrigins => Object.fromEntries(names.split(' ').map((name) => [name, origin]));
const under = (parent: string, fields: FieldOrigins): FieldOrigins =>
  Object.fromEntries(Object.entries(fields).map(([path, origin]) => [`${parent}.${path}`, origin]));

const sensors = {
  'supplements.analog_inputs': 'ENT-4',
  ...under('supplements.analog_inputs.*', all('ENT-4', 'name function value')),
  supplements: 'ENT-4',
} as const satisfies FieldOrigins;

/** The plant, without what it is wrapped in. */
const plant: FieldOrigins = {
  ...all('decided', 'master compressors maintenance'),
  ...under(
    'master',
    all(
      'ENT-1',
      'sd_status version system_pressure_bar load_factor_percent volume_flow_m3min delivery_volume_m3min energy_consumption_kW status',
    ),
  ),
  ...under(
    'compressors.*',
    all(
      'ENT-2',
      'cindex name technology status symbols line_pressure_bar delivery_volume_m3min electrical_power_kW temperature_degC load_factor_percent',
    ),
  ),
  'compressors.*.product_type': 'decided',
  'compressors.*.type_plate': 'ENT-3',
  ...under(
    'compressors.*.type_plate',
    all('ENT-3', 'model factory_number edp_number consignment_number schematic_number software_version installation_date'),
  ),
  ...under('compressors.*', sensors),
  ...sensors,
  ...under('maintenance.*', all('MAINT-1', 'cindex component interval_h remaining_h')),
  ...all('ENT-5', 'statistics statistics.think_green system system.tz'),
  ...under('statistics.think_green', {
    ...all('BAL-13', 'time_of_first_update time_of_last_update'),
    compressors: 'decided',
    ...under('compressors.*', all('BAL-13', 'energy_offload energy_onload total_volume leaked_volume')),
  }),
};

/** The settings, by group. */
const settings: FieldOrigins = {
  ...all('SET-1', 'user user.** rights rights.** units units.** email email.** print print.** share share.**'),
  ...all('ours', 'email.account.user_password.is_set share.user_password.is_set sms.token.is_set'),
  ...all('decided', 'network network.** time time.** customer customer.** sms sms.** chart chart.**'),
};

const saves = (group: string): Origins => ({
  is: settings[group] === 'SET-1' ? 'API-8' : 'decided',
  toStation: { '**': settings[group]! },
});
const reads: Origins = { is: 'decided' };
const ours: Origins = { is: 'ours' };

const balance: FieldOrigins = {
  ...all('API-3', 'range compressors plant'),
  ...all('decided', 'range.from_ms range.until_ms'),
  ...under('compressors', {
    ...all('BAL-4', 'cindex name liefermenge_min_1m3h0 liefermenge_max_1m3h0 leistung_min_1kW0 leistung_max_1kW0 leistung_leerlauf'),
    ...all('BAL-4', 'zeit_lastlauf_1s0 zeit_leerlauf_1s0 auslastung anzahl_motor_starts anzahl_entlastungen'),
    ...all('BAL-4', 'energie_lastlauf_1kWh0 energie_leerlauf_1kWh0 energie_gesamt_1kWh0 spezifische_leistung'),
    ...all('BAL-4', 'kosten_lastlauf kosten_leerlauf kosten_gesamt'),
  }),
  ...under('plant', {
    ...all('BAL-5', 'netzdruck_min_1bar0 netzdruck_max_1bar0 from_ms until_ms'),
    ...all('BAL-5', 'gesamt_spezifische_leistung druckluftkosten leerlaufkosten lastkosten energy_cost'),
  }),
};

/** Whose each call is. */
export const callOrigins: Readonly<Record<CallName, Origins>> = {
  health: ours,
  openApi: ours,
  logout: ours,
  marks: ours,
  addNote: ours,
  changeNote: ours,
  removeNote: ours,
  testMail: ours,
  annex: ours,
  annexPaper: ours,
  annexFolder: ours,
  monthReports: ours,
  monthReport: ours,
  priceSeries: ours,
  savePriceSeries: ours,
  removePriceSeries: ours,
  wallLinks: ours,
  makeWallLink: ours,
  revokeWallLink: ours,
  programTokens: ours,
  makeProgramToken: ours,
  revokeProgramToken: ours,
  live: ours,
  events: ours,
  webhookReport: ours,
  tryWebhook: ours,
  fleetReport: ours,
  joinFleet: ours,
  leaveFleet: ours,
  backup: ours,
  previewBackup: ours,
  restoreBackup: ours,
  inputs: ours,
  seenFault: ours,
  channelHistory: ours,
  profile: ours,
  energyCost: ours,
  heatReport: ours,
  leakage: ours,
  machines: ours,
  beginWhatIf: ours,
  whatIf: ours,
  cancelWhatIf: ours,
  measures: ours,
  performance: ours,
  importVariables: ours,
  removeVariable: ours,
  faultWindow: ours,
  login: {
    is: 'API-1',
    toStation: all('API-1', 'password'),
    toDashboard: { ...all('ACC-2', 'token settings'), ...under('settings', settings) },
  },
  backlog: { is: 'API-9' },
  statistics: {
    is: 'API-2',
    toStation: all('API-2', 'type from_ms until_ms'),
    toDashboard: {
      ...all('API-2', 'cindex lastlauf_s leerlauf_s motorstarts gesamtspezifische_leistung_kWhm3 spezifische_leistung_kWhm3'),
      ...all('API-2', 'gesamtenergie_kWh lastenergie_kWh'),
    },
  },
  energyBalance: { is: 'API-3', toStation: all('decided', 'from_ms until_ms'), toDashboard: balance },
  availableDays: { is: 'API-4' },
  resetThinkGreen: { is: 'API-5' },
  errorLog: {
    is: 'API-6',
    toDashboard: {
      ...all('ERR-2', 'datum source bit_index plant_delivery_m3min plant_volume_flow_m3min plant_line_pressure_bar'),
      ...all('ERR-2', 'plant_load_factor_percent plant_state'),
      ...all('ERR-2', slotFields.flatMap(({ state, technology }) => [state, technology]).join(' ')),
    },
  },
  faultTexts: { is: 'decided', toDashboard: all('decided', 'master compressor') },
  archiveList: { is: 'API-7', toDashboard: all('API-7', 'GLW GLW.file GLW.size Comp Comp.file Comp.size') },
  archiveFile: { is: 'API-7' },
  dayFileList: { is: 'API-10', toDashboard: all('API-10', 'name path') },
  dayFile: { is: 'API-10' },
  changePassword: { is: 'API-8', toStation: all('ACC-12', 'which new_passwd') },
  timeZones: { is: 'decided', toDashboard: all('decided', 'name offset_min') },
  reboot: { is: 'decided' },
  field: ours,
  saveField: ours,
  undoField: ours,
  tryField: ours,
  findField: ours,
  addFieldProfile: ours,
  services: ours,
  runningDays: ours,
  closeService: ours,
  takeBackService: ours,
  'save user': saves('user'),
  'save rights': saves('rights'),
  'save units': saves('units'),
  'save email': saves('email'),
  'save print': saves('print'),
  'save share': saves('share'),
  'save network': saves('network'),
  'save time': saves('time'),
  'save customer': saves('customer'),
  'save sms': saves('sms'),
  'save chart': saves('chart'),
  'save limits': ours,
  'read limits': ours,
  'save plant': ours,
  'read plant': ours,
  'save mqtt': ours,
  'read mqtt': ours,
  'save webhook': ours,
  'read webhook': ours,
  'save fleet': ours,
  'read fleet': ours,
  'save report': ours,
  'read report': ours,
  mqttReport: ours,
  tryMqtt: ours,
  'read user': reads,
  'read rights': reads,
  'read units': reads,
  'read email': reads,
  'read print': reads,
  'read share': reads,
  'read network': reads,
  'read time': reads,
  'read customer': reads,
  'read sms': reads,
  'read chart': reads,
};

/** Whose each event of the push connection is. */
export const eventOrigins: Readonly<Record<keyof typeof pushed, Origins>> = {
  settings: { is: 'LIVE-1', toDashboard: settings },
  rtc: { is: 'LIVE-1', toDashboard: all('decided', 'now_ms') },
  snapshot: { is: 'LIVE-1', toDashboard: under('plant', plant) },
  change: { is: 'LIVE-1', toDashboard: all('decided', 'changes') },
  faultTexts: { is: 'LIVE-1', toDashboard: all('ERR-6', 'cindex errors indicators') },
  disconnected: { is: 'LIVE-1' },
  snapshotRequest: ours,
  userInput: ours,
};

/** Whose a field is, by its dotted path. */
export function originOf(fields: FieldOrigins | undefined, path: string): WireOrigin {
  const exact = fields?.[path];
  if (exact !== undefined) return exact;
  if (path.endsWith('.*')) return originOf(fields, path.slice(0, -'.*'.length));
  for (let parent = path; parent !== ''; parent = parent.slice(0, Math.max(0, parent.lastIndexOf('.')))) {
    const below = fields?.[`${parent}.**`];
    if (below !== undefined && parent !== path) return below;
  }
  return fields?.['**'] ?? 'ours';
}
