import { useLingui } from '@lingui/react';
import type { MachineShape } from '../stores/index.ts';

/** Returns the function that gives a machine's name; its number where it has none. */
export function useMachineName(): (machine: Pick<MachineShape, 'name' | 'slot'>) => string {
  const { i18n } = useLingui();
  return ({ name, slot }) => name ?? i18n._('Verdichter {number}', { number: slot });
}
