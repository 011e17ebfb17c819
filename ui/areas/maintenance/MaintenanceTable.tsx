import { Page } from '../../shell/index.ts';

export function MaintenanceTable() {
  return (
    <Page crumbs={[]}>
      <h1>MaintenanceTable</h1>
    </Page>
  );
}
