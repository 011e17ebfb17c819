export type { NetworkSettings, ShareSettings, TimeSettings } from './connection.ts';
export { defaultSettings } from './defaultSettings.ts';
export { isEmailAddress } from './emailAddressProblem.ts';
export { fieldState, type Field, type FieldState } from './field.ts';
export {
  appliedForm,
  canApply,
  formChanges,
  dismissForm,
  editForm,
  editFormAt,
  fieldAt,
  formOf,
  isFormChanged,
  messageAt,
  receiveForm,
  formValues,
  type FieldChange,
  type Form,
  type FormField,
} from './form.ts';
export type { FieldPath, FieldValue, ValueAt } from './formTree.ts';
export type { FleetSettings } from './fleet.ts';
export { freeLimit, limitCount, limitSeverities, type LimitSettings, type LimitSeverity, type PointLimits } from './limits.ts';
export { networkPressureId } from './limitsProblems.ts';
export { gatewayProblem, linkProblem, phoneNumberProblem } from './linkProblem.ts';
export type { SettingsMessage, SettingsMessageCode, SettingsProblem } from './message.ts';
export {
  messageLanguageOf,
  messageLanguages,
  receiverCount,
  type EmailAccount,
  type EmailReceiver,
  type EmailSettings,
  type MessageLanguage,
  type SmsReceiver,
  type SmsSettings,
} from './messaging.ts';
export { mqttEveryS, type MqttSettings } from './mqtt.ts';
export { amountProblem, parsePort, rangeProblem } from './numberProblem.ts';
export {
  orientations,
  paperSizes,
  startPages,
  xModes,
  yModes,
  type ChartSettings,
  type CustomerSettings,
  type Orientation,
  type PaperSize,
  type PrintSettings,
  type UnitSettings,
  type UserSettings,
  type XMode,
  type YMode,
} from './presentation.ts';
export { plantDataOf, type PlantSettings } from './plant.ts';
export { isRows, noRows, type SettingsRows } from './rows.ts';
export { isShownSecret, nextSecret, type Sent, type SentSecret, type ShownSecret } from './secrets.ts';
export { openGroups, openSettings, settingsGroups, type OpenSettings, type Settings, type SettingsGroup } from './Settings.ts';
export { settingsProblems, type SettingsContext } from './settingsProblems.ts';
export { sentSecrets, unchangedSettings, withoutSecrets } from './settingsSecrets.ts';
export { reportDays, type ReportSettings } from './report.ts';
export { signingKeyBytes, signingKeyHead, webhookProblem, type WebhookSettings } from './webhook.ts';
export type { WebAddress } from './webAddress.ts';
export { serverProblem } from './hostNameProblem.ts';
