import { Page } from '../../shell/index.ts';

export function ErrorLogPage() {
  return (
    <Page crumbs={[]}>
      <h1>ErrorLogPage</h1>
    </Page>
  );
}
