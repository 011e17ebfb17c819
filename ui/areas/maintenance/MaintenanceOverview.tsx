import { Page } from '../../shell/index.ts';

export function MaintenanceOverview() {
  return (
    <Page crumbs={[]}>
      <h1>MaintenanceOverview</h1>
    </Page>
  );
}
