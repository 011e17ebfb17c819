import type { StationStanding } from '../../../core/fleet/index.ts';
import type { Look } from '../../kit/index.ts';

export interface StandingStyle extends Look {
  /** Severities alone fill their mark. */
  readonly isFilled: boolean;
}

/** How the standing of a station is shown. */
export const standingStyle: Readonly<Record<StationStanding, StandingStyle>> = {
  revoked: { icon: 'g-lock', tone: 's-off', word: /*i18n*/ 'Zugang widerrufen', isFilled: false },
  order: { icon: 'g-check', tone: 's-off', word: /*i18n*/ 'In Ordnung', isFilled: false },
  warning: { icon: 'i-warn', tone: 's-warn', word: /*i18n*/ 'Warnung', isFilled: true },
  error: { icon: 'i-error', tone: 's-error', word: /*i18n*/ 'Störung', isFilled: true },
  silent: { icon: 'i-comm', tone: 's-comm', word: /*i18n*/ 'Keine Verbindung', isFilled: true },
};
