/** Text ids of the figures of a range. */
export const figureHeads = [
  ['min', /*i18n*/ 'Min.'],
  ['mean', /*i18n*/ 'Mittel'],
  ['max', /*i18n*/ 'Max.'],
] as const;
