import type { WeekdayName } from '../../../../core/time/index.ts';

/** Text ids, as a week is read here. */
export const weekdayWords: readonly (readonly [day: WeekdayName, word: string])[] = [
  ['mon', /*i18n*/ 'Mo'],
  ['tue', /*i18n*/ 'Di'],
  ['wed', /*i18n*/ 'Mi'],
  ['thu', /*i18n*/ 'Do'],
  ['fri', /*i18n*/ 'Fr'],
  ['sat', /*i18n*/ 'Sa'],
  ['sun', /*i18n*/ 'So'],
];
