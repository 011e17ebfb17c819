/** The pages of the area, as their addresses name them, in the order of the rail. */
export const settingsSlugs = [
  'network',
  'devices',
  'users',
  'rights',
  'dimensions',
  'email',
  'sms',
  'print',
  'time',
  'share',
  'customer',
  'start',
] as const;
export type SettingsSlug = (typeof settingsSlugs)[number];

export const settingsRoot = '/settings';
export const settingsPath = (slug: SettingsSlug) => `${settingsRoot}/${slug}`;
/** The page that the area begins with. */
export const firstSettingsPath = settingsPath('users');

/** Text ids. */
export const settingsTitles: Readonly<Record<SettingsSlug, string>> = {
  network: /*i18n*/ 'Netzwerk',
  devices: /*i18n*/ 'Geräte',
  users: /*i18n*/ 'Benutzer',
  rights: /*i18n*/ 'Rechte',
  dimensions: /*i18n*/ 'Einheiten und Kosten',
  email: /*i18n*/ 'E-Mail',
  sms: /*i18n*/ 'SMS',
  print: /*i18n*/ 'Druck und Export',
  time: /*i18n*/ 'Uhrzeit',
  share: /*i18n*/ 'Freigabe',
  customer: /*i18n*/ 'Kundendaten',
  start: /*i18n*/ 'Erste Einrichtung',
};
