import type { Rights } from '../access/index.ts';
import type { NetworkSettings, ShareSettings, TimeSettings } from './connection.ts';
import type { FleetSettings } from './fleet.ts';
import type { LimitSettings } from './limits.ts';
import type { EmailSettings, SmsSettings } from './messaging.ts';
import type { MqttSettings } from './mqtt.ts';
import type { PlantSettings } from './plant.ts';
import type { ReportSettings } from './report.ts';
import type { WebhookSettings } from './webhook.ts';
import type { ChartSettings, CustomerSettings, PrintSettings, UnitSettings, UserSettings } from './presentation.ts';

/** The station's settings, by group; of secrets only whether they are set. */
export interface Settings {
  readonly user: UserSettings;
  readonly rights: Rights;
  readonly units: UnitSettings;
  readonly email: EmailSettings;
  readonly print: PrintSettings;
  readonly share: ShareSettings;
  readonly network: NetworkSettings;
  readonly time: TimeSettings;
  readonly customer: CustomerSettings;
  readonly sms: SmsSettings;
  readonly chart: ChartSettings;
  readonly limits: LimitSettings;
  readonly plant: PlantSettings;
  readonly mqtt: MqttSettings;
  readonly webhook: WebhookSettings;
  readonly fleet: FleetSettings;
  readonly report: ReportSettings;
}

/** Name of a group. */
export type SettingsGroup = keyof Settings;
/** Names of all groups. */
export const settingsGroups = [
  'user',
  'rights',
  'units',
  'email',
  'print',
  'share',
  'network',
  'time',
  'customer',
  'sms',
  'chart',
  'limits',
  'plant',
  'mqtt',
  'webhook',
  'fleet',
  'report',
] as const satisfies readonly SettingsGroup[];

/** The groups that every session may read; the others need write access. */
export const openGroups = [
  'user',
  'rights',
  'units',
  'print',
  'time',
  'chart',
  'customer',
  'limits',
] as const satisfies readonly SettingsGroup[];
/** The groups that every session may read. */
export type OpenSettings = Pick<Settings, (typeof openGroups)[number]>;

/** What every session may read. */
export function openSettings({ user, rights, units, print, time, chart, customer, limits }: Settings): OpenSettings {
  return { user, rights, units, print, time, chart, customer, limits };
}
