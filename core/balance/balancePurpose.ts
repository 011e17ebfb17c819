/** What a balance is asked for. */
export const balancePurposes = ['dailyValues', 'balanceCsv', 'balancePdf'] as const;
/** One of these purposes. */
export type BalancePurpose = (typeof balancePurposes)[number];

/** The purpose that a text names, or the code of the message that there is none such. */
export function balancePurposeOf(text: string): { readonly purpose: BalancePurpose } | { readonly problem: 'unknownBalance' } {
  const purpose = balancePurposes.find((known) => known === text);
  return purpose === undefined ? { problem: 'unknownBalance' } : { purpose };
}
