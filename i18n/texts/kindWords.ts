import type { FoundKind } from '../../core/estimate/index.ts';

/** Text ids. */
export const kindWords: Readonly<Record<FoundKind, string>> = {
  measured: /*i18n*/ 'gemessen',
  fitted: /*i18n*/ 'angepasst',
  rule: /*i18n*/ 'Faustregel',
  entered: /*i18n*/ 'eingegeben',
  upperBound: /*i18n*/ 'Obergrenze',
};
