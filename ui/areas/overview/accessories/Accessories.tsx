import type { FaultSource } from '../../../../core/faults/index.ts';
import { Page } from '../../../shell/index.ts';

export function Accessories({ source }: { readonly source?: FaultSource }) {
  return (
    <Page crumbs={[]}>
      <h1>{source}</h1>
    </Page>
  );
}
