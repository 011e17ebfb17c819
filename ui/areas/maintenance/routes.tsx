import { type AreaRoutes, FirstMachine, lazyPage, MachineRoute, serviceImagePath, servicePath, servicesPath } from '../../shell/index.ts';

const maintenance = () => import('./index.ts');
const CompressorServices = lazyPage(async () => (await maintenance()).CompressorServices);
const MaintenanceOverview = lazyPage(async () => (await maintenance()).MaintenanceOverview);
const MaintenanceTable = lazyPage(async () => (await maintenance()).MaintenanceTable);

const compressors = '/maintenance/compressor';

export const maintenanceRoutes: AreaRoutes = {
  area: 'maintenance',
  chunks: [maintenance],
  shortcuts: [['/maintenance', servicesPath]],
  pages: [
    [servicesPath, <MaintenanceOverview />],
    [compressors, <FirstMachine pathOf={servicePath} otherwise={servicesPath} />],
    [
      `${compressors}/:slot`,
      <MachineRoute area="maintenance" pathOf={servicePath} page={(machine) => <CompressorServices machine={machine} />} />,
    ],
    [
      `${compressors}/:slot/image`,
      <MachineRoute
        area="maintenance"
        pathOf={serviceImagePath}
        page={(machine) => <CompressorServices machine={machine} view="image" />}
      />,
    ],
    [
      `${compressors}/:slot/history`,
      <MachineRoute area="maintenance" pathOf={servicePath} page={(machine) => <CompressorServices machine={machine} view="history" />} />,
    ],
    [
      `${compressors}/:slot/service/:component`,
      <MachineRoute area="maintenance" pathOf={servicePath} page={(machine) => <CompressorServices machine={machine} view="part" />} />,
    ],
    ['/maintenance/table', <MaintenanceTable />],
  ],
};
