import type { Connection } from '../../core/ports/index.ts';
import type { IconName } from '../kit/index.ts';

export interface ConnectionStyle {
  readonly icon: IconName;
  readonly tone: string;
  /** Text id for the header. */
  readonly word: string;
  /** Text id for the banner; without it there is none. */
  readonly banner?: string;
}

/** How each state of the connection is shown; what the line about the origin says needs no banner. */
export const connectionStyle: Readonly<Record<Connection, ConnectionStyle>> = {
  connecting: { icon: 'g-link', tone: 's-off', word: /*i18n*/ 'Verbindung wird aufgebaut' },
  connected: { icon: 'g-link', tone: 's-off', word: /*i18n*/ 'Verbunden' },
  webserverLost: {
    icon: 'i-comm',
    tone: 's-comm',
    word: /*i18n*/ 'Webserver getrennt',
    banner: /*i18n*/ 'Verbindung zum Webserver gestört',
  },
  controlLost: {
    icon: 'i-comm',
    tone: 's-comm',
    word: /*i18n*/ 'Steuerung getrennt',
    banner: /*i18n*/ 'Verbindung zur Steuerung gestört',
  },
  noPlant: { icon: 'i-none', tone: 's-off', word: /*i18n*/ 'Keine Anlage' },
  incompatible: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Inkompatible Steuerung', banner: /*i18n*/ 'Inkompatible Steuerung' },
  refused: { icon: 'i-comm', tone: 's-comm', word: /*i18n*/ 'Abgemeldet' },
};
