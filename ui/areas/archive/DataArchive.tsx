import { Page } from '../../shell/index.ts';

export function DataArchive() {
  return (
    <Page crumbs={[]}>
      <h1>DataArchive</h1>
    </Page>
  );
}
