export { defaultSettings } from './defaultSettings.ts';
export {
  settingsGroups,
  type CustomerSettings,
  type Settings,
  type SettingsGroup,
  type TimeSettings,
  type UnitSettings,
  type UserSettings,
} from './Settings.ts';
