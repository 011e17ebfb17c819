import type { I18n } from '@lingui/core';
import type {
  ConnectionKind,
  DeviceRole,
  DraftProblem,
  FieldUnit,
  HttpDoor,
  Maturity,
  MissingReason,
  WatchedState,
} from '../../../../core/field/index.ts';
import type { CallFailure, DoorProblem } from '../../../../core/ports/index.ts';
import type { PresentState } from './devices.vm.ts';

/** Text ids. */
export const kindWords: Readonly<Record<ConnectionKind, string>> = {
  modbusTcp: /*i18n*/ 'Modbus TCP',
  serial: /*i18n*/ 'Serielle Schnittstelle',
  mqtt: /*i18n*/ 'MQTT',
  elektronikon: /*i18n*/ 'Elektronikon über HTTP',
  sigmaControl2: /*i18n*/ 'SIGMA CONTROL 2 über HTTP',
  sigmaAirManager4: /*i18n*/ 'SIGMA AIR MANAGER 4.0 über HTTP',
} satisfies Readonly<Record<'modbusTcp' | 'serial' | 'mqtt' | HttpDoor, string>>;

/** Text ids. */
export const roleWords: Readonly<Record<DeviceRole, string>> = {
  compressor: /*i18n*/ 'Verdichtersteuerung',
  powerMeter: /*i18n*/ 'Energiezähler',
  flowMeter: /*i18n*/ 'Durchflussmesser',
  sensor: /*i18n*/ 'Messumformer',
  inputs: /*i18n*/ 'Eingangsmodul',
};

/** Text ids. */
export const maturityWords: Readonly<Record<Maturity, readonly [name: string, meaning: string]>> = {
  verified: [/*i18n*/ 'erprobt', /*i18n*/ 'an einer Maschine geprüft'],
  documented: [/*i18n*/ 'dokumentiert', /*i18n*/ 'nach Unterlagen des Herstellers, noch an keiner Maschine geprüft'],
  community: [/*i18n*/ 'von Anwendern', /*i18n*/ 'nach Angaben von Anwendern; jeden Wert bei der Probelesung prüfen'],
  generic: [/*i18n*/ 'allgemein', /*i18n*/ 'Registerliste, die Ihre SPS oder Ihr Gateway bereitstellt'],
};

/** Text ids. */
export const doorProblemWords: Readonly<Record<DoorProblem, string>> = {
  noSuchHost: /*i18n*/ 'Der Name ist im Netz nicht bekannt.',
  notAllowed: /*i18n*/ 'Die Adresse liegt außerhalb der erlaubten Anlagennetze.',
  refused: /*i18n*/ 'Unter der Adresse ist jemand, aber der Port ist geschlossen.',
  unreachable: /*i18n*/ 'Die Adresse ist nicht erreichbar.',
  connectTimeout: /*i18n*/ 'Die Verbindung kam nicht rechtzeitig zustande.',
  hungUp: /*i18n*/ 'Die Gegenstelle hat die Verbindung beendet.',
  damaged: /*i18n*/ 'Es kommen Bytes, die keine Antwort sind. Stimmt das Rahmenformat?',
  silent: /*i18n*/ 'Die Verbindung steht, aber niemand antwortet.',
  noDevice: /*i18n*/ 'Die Schnittstelle gibt es nicht.',
  inUse: /*i18n*/ 'Gateway oder Schnittstelle wird schon mit anderen Einstellungen benutzt.',
  noRight: /*i18n*/ 'Die Station darf die Schnittstelle nicht öffnen.',
  deviceFails: /*i18n*/ 'Die Schnittstelle lässt sich nicht benutzen.',
  loginRefused: /*i18n*/ 'Benutzer oder Passwort werden nicht angenommen.',
  notTrusted: /*i18n*/ 'Dem Zertifikat der Gegenstelle wird nicht vertraut.',
  notUnderstood: /*i18n*/ 'Es antwortet jemand, aber nicht wie eine Steuerung dieser Art.',
};

/** Text ids. */
export const stateWords: Readonly<Record<PresentState, string>> = {
  fresh: /*i18n*/ 'antwortet',
  stale: /*i18n*/ 'alt',
  silent: /*i18n*/ 'keine Antwort',
  unknownProfile: /*i18n*/ 'Profil unbekannt',
  changed: /*i18n*/ 'andere Version',
  unknown: /*i18n*/ 'noch nicht gelesen',
};

/** Text ids. */
const missingWords: Readonly<Record<MissingReason['kind'], string>> = {
  notYet: /*i18n*/ 'noch nicht gelesen',
  timeout: /*i18n*/ 'keine Antwort',
  disconnected: /*i18n*/ 'keine Verbindung',
  invalidWord: /*i18n*/ 'Gerät meldet: kein Wert',
  notNumber: /*i18n*/ 'kein Wert (NaN)',
  noCase: /*i18n*/ 'Einheit des Geräts unbekannt',
  heartbeat: /*i18n*/ 'Lebenszeichen steht',
  unavailable: /*i18n*/ 'nicht verfügbar',
  retained: /*i18n*/ 'Alter unbekannt',
  otherVersion: /*i18n*/ 'andere Version',
  exception: /*i18n*/ 'Gerät lehnt ab (Code {code})',
  outOfRange: /*i18n*/ 'außerhalb: {value}',
};
export const missingWord = ({ kind }: MissingReason): string => missingWords[kind];

/** Text ids. */
export const watchedWords: Readonly<Record<WatchedState, string>> = {
  load: /*i18n*/ 'Last',
  noLoad: /*i18n*/ 'Leerlauf',
  standstill: /*i18n*/ 'Stillstand',
  fault: /*i18n*/ 'Störung',
};

/** Text ids. */
export const callFailureWords: Readonly<Record<Exclude<CallFailure, 'aborted'>, string>> = {
  unauthorized: /*i18n*/ 'Die Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: /*i18n*/ 'Nur mit Schreibrecht',
  refused: /*i18n*/ 'Die Station nimmt das so nicht an, oder es läuft schon eine andere Probe.',
  unreachable: /*i18n*/ 'Netzwerkfehler',
  failed: /*i18n*/ 'Anforderung fehlgeschlagen',
  notOffered: /*i18n*/ 'Diese Steuerung unterstützt das nicht.',
};

/** Text ids. */
const problemWords: Readonly<Record<DraftProblem['code'], string>> = {
  refused: /*i18n*/ 'Die Station nimmt das nicht an',
  missing: /*i18n*/ 'Fehlt noch',
  range: /*i18n*/ 'Außerhalb des Bereichs',
  noNumber: /*i18n*/ 'Keine Zahl, oder 0',
  address: /*i18n*/ 'Keine gültige Adresse',
  taken: /*i18n*/ 'Schon vergeben',
  unknown: /*i18n*/ 'Gibt es nicht',
  positive: /*i18n*/ 'Eine Zahl über 0',
  ascending: /*i18n*/ 'Mindestens zwei Zeilen; der Drehzahlanteil steigt von Zeile zu Zeile',
};
/** Text ids of what is expected of one field, by `field code`. */
const expectedWords: Readonly<Record<string, string>> = {
  'port range': /*i18n*/ 'Eine ganze Zahl von 1 bis 65535',
  'unit range': /*i18n*/ 'Eine ganze Zahl von 0 bis 247',
  'unit taken': /*i18n*/ 'Diese Einheit hat an dieser Verbindung schon ein anderes Gerät',
  'baud range': /*i18n*/ 'Eine ganze Zahl von 300 bis 921600',
  'device address': /*i18n*/ 'Eine Gerätedatei, zum Beispiel /dev/ttyUSB0',
  'url address': /*i18n*/ 'Beginnt mit mqtt:// oder mqtts://',
  'host address': /*i18n*/ 'Name oder IP-Adresse ohne Port',
  'serves missing': /*i18n*/ 'Wofür stehen die Werte dieses Geräts?',
  'serves taken': /*i18n*/ 'Steht doppelt, oder ein anderes Gerät liefert es schon',
  'mqtt.points missing': /*i18n*/ 'Mindestens ein Messwert mit seinem Topic',
};
/** What is wrong with a field. */
export const problemText = (i18n: I18n, { field, code, words }: DraftProblem): string =>
  words === undefined ? i18n._(expectedWords[`${field} ${code}`] ?? problemWords[code]) : i18n._('Die Station: {words}', { words });

/** Text ids, by the point's key. */
const pointWords: Readonly<Record<string, string>> = {
  linePressure: /*i18n*/ 'Netzdruck',
  internalPressure: /*i18n*/ 'Innendruck',
  outletTemperature: /*i18n*/ 'Verdichtungsendtemperatur',
  inletTemperature: /*i18n*/ 'Ansaugtemperatur',
  power: /*i18n*/ 'Wirkleistung',
  deliveryFlow: /*i18n*/ 'Liefermenge',
  flowRatio: /*i18n*/ 'Anteil der Liefermenge',
  speed: /*i18n*/ 'Drehzahl',
  frequency: /*i18n*/ 'Frequenz',
  current: /*i18n*/ 'Stromstärke',
  voltage: /*i18n*/ 'Spannung',
  runningTime: /*i18n*/ 'Betriebsstunden',
  loadedTime: /*i18n*/ 'Laststunden',
  starts: /*i18n*/ 'Starts',
  energy: /*i18n*/ 'Energiezähler',
  energyImport: /*i18n*/ 'Bezug',
  energyExport: /*i18n*/ 'Abgabe',
  volume: /*i18n*/ 'Volumenzähler',
  powerFactor: /*i18n*/ 'Leistungsfaktor',
  serviceLeft: /*i18n*/ 'Zeit bis zur Wartung',
  heartbeat: /*i18n*/ 'Lebenszeichen',
  faultCode: /*i18n*/ 'Störcode',
  stateBits: /*i18n*/ 'Zustandswort',
  softwareVersion: /*i18n*/ 'Softwareversion',
  serialNumber: /*i18n*/ 'Seriennummer',
  flow: /*i18n*/ 'Volumenstrom',
  pressure: /*i18n*/ 'Druck',
  temperature: /*i18n*/ 'Temperatur',
  dewPoint: /*i18n*/ 'Taupunkt',
  humidity: /*i18n*/ 'Feuchte',
};
/** Text id of a point; undefined for one that only its device knows. */
export const pointWord = (key: string): string | undefined => pointWords[key];

const symbols: Readonly<Partial<Record<FieldUnit, string>>> = {
  degC: '°C',
  degF: '°F',
  'm3/min': 'm³/min',
  'm3/h': 'm³/h',
  m3: 'm³',
  '1/min': '1/min',
  '1': '',
};
/** As it is written beside a number. */
export const fieldUnitSymbol = (unit: FieldUnit): string => symbols[unit] ?? unit;

/** Text ids of the master's inputs. */
export const inputWords: Readonly<Record<string, string>> = {
  DEW_POINT: /*i18n*/ 'Drucktaupunkt',
  RECEIVER_PRESS: /*i18n*/ 'Druck am Behälter',
  ADD_PRESS_1: /*i18n*/ 'Weitere Druckmessung 1',
  ADD_PRESS_2: /*i18n*/ 'Weitere Druckmessung 2',
  ADD_PRESS_3: /*i18n*/ 'Weitere Druckmessung 3',
  ADD_PRESS_4: /*i18n*/ 'Weitere Druckmessung 4',
};
