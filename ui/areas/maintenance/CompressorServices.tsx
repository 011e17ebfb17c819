import type { MachineView } from '../../stores/index.ts';
import { Page } from '../../shell/index.ts';

export interface CompressorServicesProps {
  readonly machine: MachineView;
  readonly image?: boolean;
}

export function CompressorServices({ machine }: CompressorServicesProps) {
  return (
    <Page crumbs={[]}>
      <h1>{machine.name}</h1>
    </Page>
  );
}
