import type { CallFailure, FleetProblem, FleetReport } from '../../../../core/ports/index.ts';
import type { IconName } from '../../../kit/index.ts';
import { doorProblemWords } from '../devices/fieldWords.ts';
import type { FormWords } from '../form/index.ts';

/** To which fleet, and where its people find this dashboard. */
export const fleetWords: FormWords<'fleet'> = {
  url: { label: /*i18n*/ 'Adresse der Flotte', whenEmpty: /*i18n*/ 'Zum Beispiel https://flotte.werk.example' },
  caCertificate: {
    label: /*i18n*/ 'Zertifikat der eigenen Zertifizierungsstelle (PEM)',
    whenEmpty: /*i18n*/ 'Leer: die bekannten Zertifizierungsstellen',
  },
  dashboardUrl: {
    label: /*i18n*/ 'Adresse dieser Seiten',
    hint: /*i18n*/ 'Darauf führt die Flotte von dieser Station',
    whenEmpty: /*i18n*/ 'Optional',
  },
};

/** Text ids. */
export const stateWords: Readonly<Record<FleetReport['state'], string>> = {
  off: /*i18n*/ 'Keine Flotte eingetragen',
  apart: /*i18n*/ 'Noch nicht angemeldet',
  connecting: /*i18n*/ 'Verbindet',
  connected: /*i18n*/ 'Verbunden',
  waiting: /*i18n*/ 'Nicht verbunden, versucht es wieder',
  unknown: /*i18n*/ 'Die Flotte kennt diese Station nicht mehr',
};

/** Icons of the states, and the classes of their colours. */
export const stateStyles: Readonly<Record<FleetReport['state'], { readonly icon: IconName; readonly tone?: string }>> = {
  off: { icon: 'i-off', tone: 's-off' },
  apart: { icon: 'i-off', tone: 's-off' },
  connecting: { icon: 'g-reload' },
  connected: { icon: 'g-check' },
  waiting: { icon: 'i-comm', tone: 's-comm' },
  unknown: { icon: 'i-error', tone: 's-error' },
};

/** Text ids. */
export const problemWords: Readonly<Record<FleetProblem, string>> = {
  ...doorProblemWords,
  notAllowed: /*i18n*/ 'Der Name führt auf dieses Gerät oder sein eigenes Netzsegment, das ist nicht erlaubt.',
  notUnderstood: /*i18n*/ 'Es antwortet jemand, aber keine Flotte.',
  unknown: /*i18n*/ 'Der Code ist unbekannt, verbraucht oder abgelaufen, oder die Anmeldung wurde widerrufen.',
  busy: /*i18n*/ 'Die Flotte kann gerade nichts annehmen.',
};

const findings: Readonly<Record<string, string>> = {
  clockOff: /*i18n*/ 'Die Uhr dieser Station geht mehr als zwei Minuten falsch.',
  twoControllers: /*i18n*/ 'Zwei Steuerungen melden sich mit derselben Anmeldung, etwa nach einer kopierten SD-Karte.',
  digestRefused: /*i18n*/ 'Die Flotte liest einen Tag anders, als ihn die Station gesendet hat.',
};
const otherFinding = /*i18n*/ 'Die Flotte meldet: {code}';

/** The text id of what the fleet says is wrong; a code of a newer fleet is shown as it is. */
export const findingWord = (code: string): string => findings[code] ?? otherFinding;

/** Text ids. */
export const failureWords: Readonly<Record<CallFailure, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Die Station meldet sich schon an.',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  aborted: /*i18n*/ 'Anforderung fehlgeschlagen',
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
};
