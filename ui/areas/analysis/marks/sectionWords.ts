/** Text ids of the sections of the settings, as the station names them. */
export const sectionWords: ReadonlyMap<string, string> = new Map([
  ['user', /*i18n*/ 'Benutzer'],
  ['rights', /*i18n*/ 'Rechte'],
  ['units', /*i18n*/ 'Einheiten und Kosten'],
  ['email', /*i18n*/ 'E-Mail'],
  ['print', /*i18n*/ 'Druck und Export'],
  ['share', /*i18n*/ 'Freigabe'],
  ['network', /*i18n*/ 'Netzwerk'],
  ['time', /*i18n*/ 'Uhrzeit'],
  ['customer', /*i18n*/ 'Kundendaten'],
  ['limits', /*i18n*/ 'Grenzwerte'],
  ['plant', /*i18n*/ 'Anlagendaten'],
  ['sms', /*i18n*/ 'SMS'],
  ['chart', /*i18n*/ 'Diagramme'],
  ['devices', /*i18n*/ 'Geräte'],
]);
