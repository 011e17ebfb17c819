import { Page } from '../../../shell/index.ts';

export function ValueTablePage() {
  return (
    <Page crumbs={[]}>
      <h1>values</h1>
    </Page>
  );
}
