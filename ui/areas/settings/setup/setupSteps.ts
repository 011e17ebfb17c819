import { settingsPath, type SettingsSlug } from '../settingsPages.ts';

/** The pages of a first start after the language, in their order. */
export const setupSteps = ['time', 'dimensions', 'customer', 'users', 'email', 'devices'] as const satisfies readonly SettingsSlug[];
export type SetupStep = (typeof setupSteps)[number];

/** Name of the query field that a page of the first start has. */
export const setupField = 'setup';

/** Text ids of what each step is for. */
export const stepWords: Readonly<Record<SetupStep, string>> = {
  time: /*i18n*/ 'Nach der Zeitzone richten sich Uhrzeiten, Tage und Berichte.',
  dimensions: /*i18n*/ 'Einheiten für Druck, Temperatur und Volumen, und was Strom kostet.',
  customer: /*i18n*/ 'Name der Station, Anschrift und wer hilft.',
  users: /*i18n*/ 'Eigene Passwörter für Demo, Lesen und Schreiben.',
  email: /*i18n*/ 'Wer bei Wartung, Warnung und Störung eine E-Mail bekommt.',
  devices: /*i18n*/ 'Woher die Werte kommen: Steuerungen, Zähler und Messstellen.',
};

/** The address of a step; of the page that leads through them without one. */
export const setupPath = (step?: SetupStep): string => (step === undefined ? settingsPath('start') : `${settingsPath(step)}?${setupField}`);
