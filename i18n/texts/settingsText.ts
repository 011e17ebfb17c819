import type { I18n } from '@lingui/core';
import type { SettingsMessage, SettingsMessageCode } from '../../core/settings/index.ts';

/** What is wrong with a setting, in German; the catalogue has the other languages. */
const texts: Readonly<Record<SettingsMessageCode, string>> = {
  incompletePart: /*i18n*/ 'Adressteil {part} ist unvollständig',
  addressTooLong: /*i18n*/ 'Adresse zu lang',
  invalidSequence: /*i18n*/ "Ungültige Zeichenfolge ''{sequence}'' in Adressteil {part}",
  valueTooBig: /*i18n*/ 'Wert {value} zu groß in Adressteil {part}',
  invalidMask: /*i18n*/ 'Ungültige Netzmaske',
  invalidName: /*i18n*/ 'Ungültiger Name',
  noNumber: /*i18n*/ 'Hier wird eine Zahl erwartet',
  negativeNumber: /*i18n*/ 'Die Zahl darf nicht negativ sein',
  outOfRange: /*i18n*/ 'Die Zahl muss zwischen {least} und {most} liegen',
  serverRequired: /*i18n*/ 'Ein Server muss angegeben werden',
  spaceInServer: /*i18n*/ 'Der Server darf kein Leerzeichen enthalten',
  invalidPort: /*i18n*/ 'Der Port muss eine ganze Zahl von 1 bis 65535 sein',
  invalidEmailAddress: /*i18n*/ 'Ungültige E-Mail-Adresse',
  invalidLink: /*i18n*/ 'Ein Kontaktlink beginnt mit http, https, mailto oder tel',
  noHttps: /*i18n*/ 'Die Adresse muss mit https beginnen',
  invalidGatewayAddress: /*i18n*/ 'Ungültige Adresse des Gateways',
  placeholderMissing: /*i18n*/ 'In der Adresse fehlt {placeholder}',
  localAddress: /*i18n*/ 'Eine Adresse dieses Geräts ist nicht erlaubt',
  invalidPhoneNumber: /*i18n*/ 'Ungültige Telefonnummer',
  unknownZone: /*i18n*/ 'Unbekannte Zeitzone',
  unknownPoint: /*i18n*/ 'Unbekannte Messstelle',
  pointTwice: /*i18n*/ 'Diese Messstelle hat schon Grenzwerte',
  lowerNotBelowUpper: /*i18n*/ 'Der obere Grenzwert muss über dem unteren liegen',
  hysteresisTooWide: /*i18n*/ 'Die Hysterese muss kleiner sein als der Abstand der Grenzwerte',
  sinceTwice: /*i18n*/ 'Für diesen Tag gibt es schon einen Eintrag',
  endNotAfterBegin: /*i18n*/ 'Das Ende muss nach dem Beginn liegen',
  tooManyDays: /*i18n*/ 'Höchstens {most} Tage',
  noDay: /*i18n*/ 'Ein Tag muss angegeben werden',
  noWeekday: /*i18n*/ 'Mindestens ein Wochentag muss gewählt sein',
  nameRequired: /*i18n*/ 'Ein Name muss angegeben werden',
  noQuarterHour: /*i18n*/ 'Eine Uhrzeit in Viertelstunden wird erwartet',
  seriesRequired: /*i18n*/ 'Eine Preisreihe muss gewählt sein',
  invalidBrokerAddress: /*i18n*/ 'Die Adresse des Brokers beginnt mit mqtt:// oder mqtts:// und nennt einen Namen oder eine IPv4-Adresse',
  invalidTopicName: /*i18n*/ 'Erlaubt sind 1 bis 32 Kleinbuchstaben, Ziffern, - und _',
  invalidCertificate: /*i18n*/ 'Hier wird ein Zertifikat im PEM-Format erwartet',
  invalidWebAddress: /*i18n*/ 'Die Adresse muss mit http oder https beginnen',
  invalidSigningKey: /*i18n*/ 'Ein Schlüssel beginnt mit whsec_ und hat 24 bis 64 Byte in Base64',
};

/** What is wrong with a setting, as a person reads it. */
export function settingsText(i18n: I18n, { code, ...named }: SettingsMessage): string {
  return i18n._(texts[code], named);
}
