import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { compressorPath } from './compressorPath.ts';
import type { MachineShape } from '../../stores/index.ts';

/** A machine's name; its number where it has none. Returns the function that gives it. */
export function useMachineName(): (machine: MachineShape) => string {
  const { i18n } = useLingui();
  return ({ name, slot }) => name ?? i18n._('Verdichter {number}', { number: slot });
}

/** A machine's name, leading to its page. */
export function MachineName({ machine, className }: { readonly machine: MachineShape; readonly className?: string | undefined }) {
  const name = useMachineName()(machine);
  const path = compressorPath(machine.slot);
  return path === undefined ? (
    <span className={className} title={name}>
      {name}
    </span>
  ) : (
    <Link className={className} title={name} to={path}>
      {name}
    </Link>
  );
}
