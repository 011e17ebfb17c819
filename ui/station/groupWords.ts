import type { SettingsGroup } from '../../core/settings/index.ts';

/** What is said when a group can't be read or saved; text ids. */
export const groupWords: Readonly<Record<SettingsGroup, { readonly readFailed: string; readonly saveFailed: string }>> = {
  network: {
    readFailed: /*i18n*/ 'Die Netzwerkeinstellungen ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Netzwerkeinstellungen ließen sich nicht speichern',
  },
  units: {
    readFailed: /*i18n*/ 'Einheiten und Kosten ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Einheiten und Kosten ließen sich nicht speichern',
  },
  email: {
    readFailed: /*i18n*/ 'Die E-Mail-Einstellungen ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die E-Mail-Einstellungen ließen sich nicht speichern',
  },
  print: {
    readFailed: /*i18n*/ 'Die Einstellungen für Druck und Export ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Einstellungen für Druck und Export ließen sich nicht speichern',
  },
  chart: {
    readFailed: /*i18n*/ 'Die Diagrammeinstellungen ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Diagrammeinstellungen ließen sich nicht speichern',
  },
  user: {
    readFailed: /*i18n*/ 'Die Startseite ließ sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Startseite ließ sich nicht speichern',
  },
  rights: {
    readFailed: /*i18n*/ 'Die Rechte ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Rechte ließen sich nicht speichern',
  },
  share: {
    readFailed: /*i18n*/ 'Die Freigabe ließ sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Freigabe ließ sich nicht speichern',
  },
  time: {
    readFailed: /*i18n*/ 'Die Konfiguration der Uhrzeit ließ sich nicht laden',
    saveFailed: /*i18n*/ 'Die Konfiguration der Uhrzeit ließ sich nicht speichern',
  },
  customer: {
    readFailed: /*i18n*/ 'Die Kundendaten ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Kundendaten ließen sich nicht speichern',
  },
  limits: {
    readFailed: /*i18n*/ 'Die Grenzwerte ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Grenzwerte ließen sich nicht speichern',
  },
  plant: {
    readFailed: /*i18n*/ 'Die Anlagendaten ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Anlagendaten ließen sich nicht speichern',
  },
  webhook: {
    readFailed: /*i18n*/ 'Die Einstellungen des Webhooks ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Einstellungen des Webhooks ließen sich nicht speichern',
  },
  fleet: {
    readFailed: /*i18n*/ 'Die Einstellungen der Flotte ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Einstellungen der Flotte ließen sich nicht speichern',
  },
  report: {
    readFailed: /*i18n*/ 'Die Einstellungen des Monatsberichts ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die Einstellungen des Monatsberichts ließen sich nicht speichern',
  },
  mqtt: {
    readFailed: /*i18n*/ 'Die MQTT-Einstellungen ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die MQTT-Einstellungen ließen sich nicht speichern',
  },
  sms: {
    readFailed: /*i18n*/ 'Die SMS-Einstellungen ließen sich nicht lesen',
    saveFailed: /*i18n*/ 'Die SMS-Einstellungen ließen sich nicht speichern',
  },
};
