import type { RunningState } from '../../../../core/compressor/index.ts';

/** Text ids for what a machine does meanwhile, beside a report about it. */
export const runningWords: Readonly<Record<RunningState, string>> = {
  off: /*i18n*/ 'ist ausgeschaltet',
  ready: /*i18n*/ 'steht',
  starting: /*i18n*/ 'läuft an',
  runOn: /*i18n*/ 'läuft nach',
  load: /*i18n*/ 'läuft im Lastlauf',
  noLoad: /*i18n*/ 'läuft im Leerlauf',
};
