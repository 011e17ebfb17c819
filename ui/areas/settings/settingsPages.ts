/** The pages of the area, as their addresses name them, in the order of the rail. */
export const settingsSlugs = [
  'network',
  'devices',
  'limits',
  'plant',
  'users',
  'rights',
  'dimensions',
  'email',
  'sms',
  'report',
  'print',
  'time',
  'share',
  'mqtt',
  'programs',
  'fleet',
  'wall',
  'backup',
  'customer',
  'start',
] as const;
export type SettingsSlug = (typeof settingsSlugs)[number];

export const settingsRoot = '/settings';
export const settingsPath = (slug: SettingsSlug) => `${settingsRoot}/${slug}`;
/** The page that the area begins with. */
export const firstSettingsPath = settingsPath('users');
