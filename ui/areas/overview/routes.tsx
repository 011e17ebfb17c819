import {
  accessoriesPath,
  type AreaRoutes,
  compressorPath,
  FirstMachine,
  lazyPage,
  MachineRoute,
  typePlatePath,
} from '../../shell/index.ts';
import { OverviewMaster } from './OverviewMaster.tsx';

const details = () => import('./details.ts');
const Accessories = lazyPage(async () => (await details()).Accessories);
const CompressorPage = lazyPage(async () => (await details()).CompressorPage);

const master = '/overview/master';
const compressors = '/overview/compressor';

export const overviewRoutes: AreaRoutes = {
  area: 'overview',
  chunks: [details],
  shortcuts: [['/overview', master]],
  pages: [
    [master, <OverviewMaster />],
    [compressors, <FirstMachine pathOf={compressorPath} otherwise={master} />],
    [
      `${compressors}/:slot`,
      <MachineRoute area="overview" pathOf={compressorPath} page={(machine) => <CompressorPage machine={machine} />} />,
    ],
    [
      `${compressors}/:slot/type_plate`,
      <MachineRoute area="overview" pathOf={typePlatePath} page={(machine) => <CompressorPage machine={machine} plate />} />,
    ],
    ['/overview/accessories', <Accessories />],
    ['/overview/accessories/master', <Accessories source="master" />],
    [
      '/overview/accessories/:slot',
      <MachineRoute area="overview" pathOf={accessoriesPath} page={({ slot }) => <Accessories source={slot} />} />,
    ],
  ],
};
