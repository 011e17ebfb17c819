import type { LaneState } from '../../../core/plot/index.ts';
import type { IconName } from '../../kit/index.ts';

interface LaneStyle {
  /** Text id. */
  readonly word: string;
  readonly icon: IconName;
  /** CSS class that sets the state's colours. */
  readonly tone: string;
}

/** How the states of a lane are named and marked. */
export const stateStyle: Readonly<Record<LaneState, LaneStyle>> = {
  load: { word: /*i18n*/ 'Last', icon: 'i-load', tone: 's-load' },
  noLoad: { word: /*i18n*/ 'Leerlauf', icon: 'i-noload', tone: 's-noload' },
  ready: { word: /*i18n*/ 'Bereit', icon: 'i-ready', tone: 's-off' },
  off: { word: /*i18n*/ 'Aus', icon: 'i-off', tone: 's-off' },
  error: { word: /*i18n*/ 'Störung', icon: 'i-error', tone: 's-error' },
  noData: { word: /*i18n*/ 'Keine Daten', icon: 'i-none', tone: 's-off' },
};
