import type { DoorProblem, MqttReport } from '../../../../core/ports/index.ts';
import { mqttEveryS } from '../../../../core/settings/index.ts';
import { doorProblemWords } from '../devices/fieldWords.ts';
import type { FormWords } from '../form/index.ts';
import type { ShownOutlet } from '../outlet/OutletState.tsx';
import type { OutletTestWords } from '../outlet/OutletTest.tsx';

/** The broker, what is said to it, and Home Assistant. */
export const mqttWords: FormWords<'mqtt'> = {
  enabled: { label: /*i18n*/ 'Senden' },
  brokerUrl: { label: /*i18n*/ 'Adresse des Brokers', whenEmpty: /*i18n*/ 'Zum Beispiel mqtts://broker.werk.example:8883' },
  userName: { label: /*i18n*/ 'Benutzername', whenEmpty: /*i18n*/ 'Optional' },
  password: { label: /*i18n*/ 'Passwort' },
  caCertificate: {
    label: /*i18n*/ 'Zertifikat der eigenen Zertifizierungsstelle (PEM)',
    whenEmpty: /*i18n*/ 'Leer: die Zertifizierungsstellen des Betriebssystems',
  },
  station: { label: /*i18n*/ 'Name der Station in Topics' },
  everyS: { label: /*i18n*/ 'Abstand der Werte', unit: () => 's' },
  language: { label: /*i18n*/ 'Sprache der Störungstexte', choices: { de: /*i18n*/ 'Deutsch', en: /*i18n*/ 'Englisch' } },
  homeAssistant: { label: /*i18n*/ 'In Home Assistant anmelden' },
  dashboardUrl: {
    label: /*i18n*/ 'Adresse dieser Seiten',
    hint: /*i18n*/ 'Darauf führt Home Assistant von jedem Gerät',
    whenEmpty: /*i18n*/ 'Optional',
  },
};

/** For the hint of the interval. */
export const everyBounds = mqttEveryS;

/** Text ids. */
export const stateWords: Readonly<Record<MqttReport['state'], string>> = {
  off: /*i18n*/ 'Ausgeschaltet',
  connecting: /*i18n*/ 'Verbindet',
  connected: /*i18n*/ 'Verbunden',
  silent: /*i18n*/ 'Der Broker antwortet nicht',
  unreachable: /*i18n*/ 'Nicht verbunden, versucht es wieder',
  closed: /*i18n*/ 'Beendet',
};

/** Text ids. */
export const problemWords: Readonly<Record<DoorProblem, string>> = {
  ...doorProblemWords,
  notAllowed: /*i18n*/ 'Der Name führt auf dieses Gerät oder sein eigenes Netzsegment, das ist nicht erlaubt.',
  notUnderstood: /*i18n*/ 'Es antwortet jemand, aber kein MQTT-Broker.',
  hungUp: /*i18n*/ 'Der Broker hat die Verbindung beendet.',
};

/** Text ids. */
export const testWords: OutletTestWords = {
  changed: /*i18n*/ 'Erst die Änderungen übernehmen: Die Probe benutzt, was gespeichert ist.',
  lacking: /*i18n*/ 'Dazu fehlt noch die Adresse des Brokers.',
  ready:
    /*i18n*/ 'Verbindet sich einmal mit den gespeicherten Einstellungen und legt wieder auf, auch bei ausgeschaltetem Senden. Gesendet wird dabei nichts.',
  test: /*i18n*/ 'Verbindung prüfen',
  testing: /*i18n*/ 'Verbindung wird geprüft',
  passed: /*i18n*/ 'Der Broker nimmt die Station an.',
  failed: /*i18n*/ 'Keine Verbindung',
};

/** Icons of the states, and the classes of their colours. */
export const stateStyles: Readonly<Record<MqttReport['state'], Pick<ShownOutlet, 'icon' | 'tone'>>> = {
  off: { icon: 'i-off', tone: 's-off' },
  connecting: { icon: 'g-reload' },
  connected: { icon: 'g-check' },
  silent: { icon: 'i-comm', tone: 's-comm' },
  unreachable: { icon: 'i-comm', tone: 's-comm' },
  closed: { icon: 'i-off', tone: 's-off' },
};
