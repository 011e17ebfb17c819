import type { AuditAct } from '../../../../core/ports/index.ts';

/** Text ids: what was done. */
export const actWords: Readonly<Record<AuditAct, string>> = {
  setUp: /*i18n*/ 'Zugang eingerichtet',
  login: /*i18n*/ 'Angemeldet',
  loginRefused: /*i18n*/ 'Anmeldung abgewiesen',
  logout: /*i18n*/ 'Abgemeldet',
  acknowledgeFault: /*i18n*/ 'Störung quittiert',
  invitePerson: /*i18n*/ 'Person eingeladen',
  changeRole: /*i18n*/ 'Rechte geändert',
  removePerson: /*i18n*/ 'Person entfernt',
  makeCode: /*i18n*/ 'Code erstellt',
  removeCode: /*i18n*/ 'Code entfernt',
  revokeToken: /*i18n*/ 'Zugang einer Station widerrufen',
  removeStation: /*i18n*/ 'Station entfernt',
  makeOrganisation: /*i18n*/ 'Organisation angelegt',
  saveIssuer: /*i18n*/ 'Anmeldedienst gespeichert',
  removeIssuer: /*i18n*/ 'Anmeldedienst entfernt',
  export: /*i18n*/ 'Tabelle gespeichert',
  chooseMails: /*i18n*/ 'E-Mails gewählt',
  testMail: /*i18n*/ 'Test-E-Mail gesendet',
  planVisit: /*i18n*/ 'Besuch geplant',
  changeVisit: /*i18n*/ 'Besuch geändert',
  closeVisit: /*i18n*/ 'Besuch erledigt',
  removeVisit: /*i18n*/ 'Besuch abgesagt',
  placeStation: /*i18n*/ 'Lage einer Station geändert',
  changeMap: /*i18n*/ 'Karte geändert',
};
