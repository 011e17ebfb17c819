import { describe, expect, it, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '../../i18n/index.ts';
import { missing } from '../../i18n/format/index.ts';
import { titleMarkers } from '../architecture/ledger/titleMarkers.ts';

/** Each message of the catalogue: English, German, and whether people read it with other words around. */
const messages: readonly (readonly [english: string, german: string])[] = [
  ['Connection to webserver defective', 'Verbindung zum Webserver gestört'],
  ['Connection to control defective', 'Verbindung zur Steuerung gestört'],
  ['Incompatible control', 'Inkompatible Steuerung'],
  ['Password wrong!', 'Falsches Passwort!'],
  ['Error during login operation', 'Fehler beim Anmelden'],
  ['Error during data retrieval', 'Fehler beim Datenabruf'],
  ['Error during download', 'Fehler beim Herunterladen'],
  ['Network error', 'Netzwerkfehler'],
  ['Request pending', 'Anforderung läuft'],
  ['Request failed', 'Anforderung fehlgeschlagen'],
  ['No Data', 'Keine Daten'],
  ['No text', 'Kein Text'],
  ['No data to display.', 'Keine Daten zum Anzeigen.'],
  ['Loading', 'Lädt'],
  ['Error reading the network settings', 'Die Netzwerkeinstellungen ließen sich nicht lesen'],
  ['Error saving the network settings', 'Die Netzwerkeinstellungen ließen sich nicht speichern'],
  ['Error reading dimensions and costs', 'Einheiten und Kosten ließen sich nicht lesen'],
  ['Error saving dimensions and costs', 'Einheiten und Kosten ließen sich nicht speichern'],
  ['Error reading the e-mail settings', 'Die E-Mail-Einstellungen ließen sich nicht lesen'],
  ['Error saving the e-mail settings', 'Die E-Mail-Einstellungen ließen sich nicht speichern'],
  ['Error reading the print and export settings', 'Die Einstellungen für Druck und Export ließen sich nicht lesen'],
  ['Error saving the print and export settings', 'Die Einstellungen für Druck und Export ließen sich nicht speichern'],
  ['Error reading the chart configuration', 'Die Diagrammeinstellungen ließen sich nicht lesen'],
  ['Error saving the chart configuration', 'Die Diagrammeinstellungen ließen sich nicht speichern'],
  ['Error setting password', 'Das Passwort ließ sich nicht setzen'],
  ['Error setting the initial screen', 'Die Startseite ließ sich nicht speichern'],
  ['Error loading time zones', 'Fehler beim Laden der Zeitzonen'],
  ['Error loading the time configuration', 'Die Konfiguration der Uhrzeit ließ sich nicht laden'],
  ['Error saving the time configuration', 'Die Konfiguration der Uhrzeit ließ sich nicht speichern'],
  ['Error while initiating the reboot', 'Fehler beim Auslösen des Neustarts'],
  ['The request for all available data logs failed', 'Die Anforderung aller verfügbaren Archivdateien ist fehlgeschlagen'],
  ['Not all settings are valid. Please check!', 'Nicht alle Einstellungen sind gültig. Bitte prüfen!'],
];

const root = join(import.meta.dirname, '../..');
const own = 'messages.spec.ts';
/** Those that say of a test that it makes a message appear. */
const proofs = globSync('spec/**/*.{spec.ts,spec.tsx,e2e.ts}', { cwd: root })
  .filter((path) => !path.endsWith(own))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .filter((text) => titleMarkers(text).includes('MSG-1'));

describe('the catalogue of messages', () => {
  test.each(messages)('[MSG-1] %s: %s', async (english, german) => {
    const [inGerman, inEnglish] = [await loadCatalogue('de'), await loadCatalogue('en')];
    expect(inGerman[german]).toEqual([german]);
    expect(inEnglish[german]).toEqual([english]);
  });

  test.each(messages)('is spoken of by a spec that claims to make it appear: %s', (english, german) => {
    expect(proofs.filter((text) => text.includes(german) || text.includes(english))).not.toEqual([]);
  });

  it('[MSG-1] has --- for what is missing', () => {
    expect(missing).toBe('---');
  });
});
