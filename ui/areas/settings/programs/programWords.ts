import type { DoorProblem, WebhookProblem, WebhookReport } from '../../../../core/ports/index.ts';
import { doorProblemWords } from '../devices/fieldWords.ts';
import type { FormWords } from '../form/index.ts';
import type { ShownOutlet } from '../outlet/OutletState.tsx';
import type { OutletTestWords } from '../outlet/OutletTest.tsx';
import type { TokenWords } from '../tokens/TokenWords.ts';

export const programWords: TokenWords = {
  newTitle: /*i18n*/ 'Neuer Zugang',
  nameNote: /*i18n*/ 'Welches Programm ihn benutzt, zum Beispiel Node-RED oder die Leitwarte.',
  make: /*i18n*/ 'Zugang anlegen',
  shownOnce: /*i18n*/ 'Dieser Zugangsschlüssel wird nur jetzt angezeigt.',
  whatToDo: /*i18n*/ 'Tragen Sie ihn im Programm ein; es sendet ihn mit jedem Aufruf als Bearer-Token.',
  made: /*i18n*/ 'Zugangsschlüssel des Programms',
  listTitle: /*i18n*/ 'Vorhandene Zugänge',
  readFailed: /*i18n*/ 'Die Zugänge ließen sich nicht lesen.',
  none: /*i18n*/ 'Es gibt noch keinen Zugang.',
  askToRevoke: /*i18n*/ 'Zugang {name} widerrufen?',
  revoked: /*i18n*/ 'Das Programm wird sofort abgewiesen, offene Verbindungen enden.',
};

export const webhookWords: FormWords<'webhook'> = {
  enabled: { label: /*i18n*/ 'Störungen melden' },
  url: { label: /*i18n*/ 'Adresse des Empfängers', whenEmpty: /*i18n*/ 'Zum Beispiel https://leitwarte.werk.example/pressluft' },
  key: { label: /*i18n*/ 'Schlüssel der Signatur' },
  caCertificate: {
    label: /*i18n*/ 'Zertifikat der eigenen Zertifizierungsstelle (PEM)',
    whenEmpty: /*i18n*/ 'Leer: die bekannten Zertifizierungsstellen',
  },
  language: { label: /*i18n*/ 'Sprache der Störungstexte', choices: { de: /*i18n*/ 'Deutsch', en: /*i18n*/ 'Englisch' } },
};

/** Text ids. */
export const stateWords: Readonly<Record<WebhookReport['state'], string>> = {
  off: /*i18n*/ 'Ausgeschaltet',
  noKey: /*i18n*/ 'Es fehlt der Schlüssel der Signatur',
  ready: /*i18n*/ 'Bereit',
  waiting: /*i18n*/ 'Nicht angekommen, versucht es wieder',
};

/** Icons of the states, and the classes of their colours. */
export const stateStyles: Readonly<Record<WebhookReport['state'], Pick<ShownOutlet, 'icon' | 'tone'>>> = {
  off: { icon: 'i-off', tone: 's-off' },
  noKey: { icon: 'i-warn', tone: 's-warn' },
  ready: { icon: 'g-check' },
  waiting: { icon: 'i-comm', tone: 's-comm' },
};

/** Text ids; `{status}` of the answer. */
export const problemWords: Readonly<Record<DoorProblem | WebhookProblem['code'], string>> = {
  ...doorProblemWords,
  notAllowed: /*i18n*/ 'Der Name führt auf dieses Gerät oder sein eigenes Netzsegment, das ist nicht erlaubt.',
  silent: /*i18n*/ 'Der Empfänger antwortet nicht rechtzeitig.',
  rejected: /*i18n*/ 'Der Empfänger nimmt die Meldung nicht an (Status {status}).',
  redirected: /*i18n*/ 'Der Empfänger verweist auf eine andere Adresse (Status {status}). Tragen Sie diese ein.',
};

/** Text ids. */
export const testWords: OutletTestWords = {
  changed: /*i18n*/ 'Erst die Änderungen übernehmen: Die Probe benutzt, was gespeichert ist.',
  lacking: /*i18n*/ 'Dazu fehlt noch die Adresse oder der Schlüssel.',
  ready: /*i18n*/ 'Sendet einmal eine Probemeldung mit den gespeicherten Einstellungen, auch bei ausgeschaltetem Melden.',
  test: /*i18n*/ 'Probe senden',
  testing: /*i18n*/ 'Probe wird gesendet',
  passed: /*i18n*/ 'Der Empfänger hat die Probe angenommen.',
  failed: /*i18n*/ 'Die Probe kam nicht an',
};
