import { Link } from '../../kit/index.ts';
import { useMachineName } from '../../station/index.ts';
import { compressorPath } from '../../shell/index.ts';
import type { MachineShape } from '../../stores/index.ts';

/** A machine's name, leading to its page. */
export function MachineName({ machine, className }: { readonly machine: MachineShape; readonly className?: string | undefined }) {
  const name = useMachineName()(machine);
  return (
    <Link className={className} title={name} to={compressorPath(machine.slot)}>
      {name}
    </Link>
  );
}
