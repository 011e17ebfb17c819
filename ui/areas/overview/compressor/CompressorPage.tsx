import type { MachineView } from '../../../stores/index.ts';
import { Page } from '../../../shell/index.ts';

export interface CompressorPageProps {
  readonly machine: MachineView;
  readonly plate?: boolean;
}

export function CompressorPage({ machine }: CompressorPageProps) {
  return (
    <Page crumbs={[]}>
      <h1>{machine.name}</h1>
    </Page>
  );
}
