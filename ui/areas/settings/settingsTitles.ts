import type { SettingsSlug } from './settingsPages.ts';

/** Text ids. */
export const settingsTitles: Readonly<Record<SettingsSlug, string>> = {
  network: /*i18n*/ 'Netzwerk',
  devices: /*i18n*/ 'Geräte',
  limits: /*i18n*/ 'Grenzwerte',
  plant: /*i18n*/ 'Anlagendaten',
  users: /*i18n*/ 'Benutzer',
  rights: /*i18n*/ 'Rechte',
  dimensions: /*i18n*/ 'Einheiten und Kosten',
  email: /*i18n*/ 'E-Mail',
  sms: /*i18n*/ 'SMS',
  report: /*i18n*/ 'Monatsbericht',
  print: /*i18n*/ 'Druck und Export',
  time: /*i18n*/ 'Uhrzeit',
  share: /*i18n*/ 'Freigabe',
  mqtt: /*i18n*/ 'MQTT',
  programs: /*i18n*/ 'Zugang für Programme',
  fleet: /*i18n*/ 'Flotte',
  wall: /*i18n*/ 'Wandanzeige',
  backup: /*i18n*/ 'Sicherung',
  customer: /*i18n*/ 'Kundendaten',
  start: /*i18n*/ 'Erste Einrichtung',
};
