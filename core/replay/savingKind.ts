import type { PlantFit } from './fitPlant.ts';

/** How a saving of replayed days came about: by a rule where how the power of any machine grows with its pressure is one. */
export const savingKind = ({ machines }: Pick<PlantFit, 'machines'>): 'fitted' | 'rule' =>
  machines.some(({ slope }) => slope.kind === 'rule') ? 'rule' : 'fitted';
