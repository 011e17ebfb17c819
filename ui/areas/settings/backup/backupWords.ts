import type { KeptKind, RestoredPart, SecretState } from '../../../../core/backup/index.ts';
import type { CallFailure } from '../../../../core/ports/index.ts';
import { settingsTitles } from '../settingsTitles.ts';

/** What can differ; text ids. */
export const partWords: Readonly<Record<RestoredPart, string>> = {
  network: settingsTitles.network,
  units: settingsTitles.dimensions,
  email: settingsTitles.email,
  print: settingsTitles.print,
  chart: /*i18n*/ 'Achsen der Diagramme',
  user: /*i18n*/ 'Startseite',
  rights: settingsTitles.rights,
  share: settingsTitles.share,
  time: settingsTitles.time,
  customer: settingsTitles.customer,
  limits: settingsTitles.limits,
  plant: /*i18n*/ 'Anlagendaten',
  mqtt: settingsTitles.mqtt,
  webhook: /*i18n*/ 'Webhook',
  fleet: /*i18n*/ 'Flotte',
  report: settingsTitles.report,
  sms: settingsTitles.sms,
  field: settingsTitles.devices,
};

/** What is counted; text ids. */
export const kindWords: Readonly<Record<KeptKind, string>> = {
  faults: /*i18n*/ 'Einträge der Störmeldungen',
  faultWindows: /*i18n*/ 'Verläufe um Störungen',
  services: /*i18n*/ 'Abgeschlossene Wartungen',
  notes: /*i18n*/ 'Notizen an der Zeitachse',
  events: /*i18n*/ 'Neustarts und Änderungen',
  counterReadings: /*i18n*/ 'Zählerstände',
};

/** What becomes of passwords, secrets and wall links; text ids. */
export const secretWords: Readonly<Record<SecretState, string>> = {
  none: /*i18n*/ 'Sind nicht in der Datei. Die Passwörter, Zugangsdaten und Links dieser Station bleiben.',
  sealed:
    /*i18n*/ 'Sind mit einem Kennwort verschlüsselt. Ohne das Kennwort bleiben die Passwörter, Zugangsdaten und Links dieser Station.',
  open: /*i18n*/ 'Werden mit wiederhergestellt. Danach gelten die Passwörter der Sicherung, und alle müssen sich neu anmelden.',
  foreign:
    /*i18n*/ 'Gehören zu einer anderen Art von Station (Demo oder echt). Die Passwörter, Zugangsdaten und Links dieser Station bleiben.',
};

/** Why the station gave nothing; text ids. */
export const failureWords: Readonly<Partial<Record<CallFailure, string>>> = {
  unreachable: /*i18n*/ 'Die Station ist nicht erreichbar. Versuchen Sie es erneut.',
  refused: /*i18n*/ 'Gerade wird eine andere Sicherung bearbeitet. Versuchen Sie es in einigen Sekunden erneut.',
};
