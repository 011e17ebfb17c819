import type { ReactNode } from 'react';
import type { Area } from '../../core/access/index.ts';
import { OverviewMaster } from '../areas/overview/OverviewMaster.tsx';
import { type StatisticSlug, statisticSlugs } from '../areas/analysis/statistics/statisticPages.ts';
import { archivePath, energyPath, energyRoot, energySlugs, thinkGreenPath } from '../areas/energy/energyPages.ts';
import { firstSettingsPath, settingsPath, settingsRoot } from '../areas/settings/settingsPages.ts';
import { ChartRoute } from './ChartRoute.tsx';
import {
  Accessories,
  AnalysisChart,
  BalancePage,
  CompressorPage,
  CompressorServices,
  ConsumptionPage,
  CustomerPage,
  DataLogsPage,
  DimensionsPage,
  EmailPage,
  EnergyErrorLog,
  ErrorLogPage,
  HeatPage,
  MaintenanceOverview,
  MaintenanceTable,
  NetworkPage,
  PrintPage,
  RightsPage,
  SharePage,
  SmsPage,
  StatisticPage,
  ThinkGreenPage,
  TimePage,
  UsersPage,
  ValueTablePage,
  VolumePage,
} from './lazyPages.ts';
import { FirstMachine, MachineRoute } from './MachineRoute.tsx';
import { accessoriesPath, compressorPath, serviceImagePath, servicePath, typePlatePath } from './paths.ts';

/** Other addresses of a page. */
export const shortcuts: readonly (readonly [from: string, to: string])[] = [
  ['/overview', '/overview/master'],
  ['/analysis', '/analysis/graphics'],
  [energyRoot, energyPath(energySlugs[0])],
  ['/maintenance', '/maintenance/overview'],
  [settingsRoot, firstSettingsPath],
];

const compressors = '/overview/compressor';
const services = '/maintenance/compressor';

/** A page of charts, or the table of a statistic where these can't be shown. */
const chartOr = (slug: StatisticSlug, chart: ReactNode) => <ChartRoute table={`/analysis/data_table/${slug}`}>{chart}</ChartRoute>;

/** Every page, by its address and the area whose right it needs. */
export const pages: readonly (readonly [path: string, area: Area, page: ReactNode])[] = [
  ['/overview/master', 'overview', <OverviewMaster />],
  [compressors, 'overview', <FirstMachine pathOf={compressorPath} otherwise="/overview/master" />],
  [
    `${compressors}/:slot`,
    'overview',
    <MachineRoute area="overview" pathOf={compressorPath} page={(machine) => <CompressorPage machine={machine} />} />,
  ],
  [
    `${compressors}/:slot/type_plate`,
    'overview',
    <MachineRoute area="overview" pathOf={typePlatePath} page={(machine) => <CompressorPage machine={machine} plate />} />,
  ],
  ['/overview/accessories', 'overview', <Accessories />],
  ['/overview/accessories/master', 'overview', <Accessories source="master" />],
  [
    '/overview/accessories/:slot',
    'overview',
    <MachineRoute area="overview" pathOf={accessoriesPath} page={({ slot }) => <Accessories source={slot} />} />,
  ],
  ['/analysis/graphics', 'analytics', chartOr(statisticSlugs[0], <AnalysisChart />)],
  ['/analysis/data_table', 'analytics', <ValueTablePage />],
  ...statisticSlugs.flatMap((slug) => [
    [`/analysis/graphics/${slug}`, 'analytics', chartOr(slug, <StatisticPage slug={slug} as="chart" />)] as const,
    [`/analysis/data_table/${slug}`, 'analytics', <StatisticPage slug={slug} as="table" />] as const,
  ]),
  [energyPath('energy_consumption'), 'energyBalancing', <ConsumptionPage />],
  [energyPath('volume_and_leakage'), 'energyBalancing', <VolumePage />],
  [energyPath('heat_reclaiming'), 'energyBalancing', <HeatPage />],
  [energyPath('energy_balance'), 'energyBalancing', <BalancePage />],
  [energyPath('error_log'), 'energyBalancing', <EnergyErrorLog />],
  [energyPath('data_logs'), 'energyBalancing', <DataLogsPage />],
  [thinkGreenPath, 'energyBalancing', <ThinkGreenPage />],
  [archivePath, 'energyBalancing', <DataLogsPage />],
  ['/maintenance/overview', 'maintenance', <MaintenanceOverview />],
  [services, 'maintenance', <FirstMachine pathOf={servicePath} otherwise="/maintenance/overview" />],
  [
    `${services}/:slot`,
    'maintenance',
    <MachineRoute area="maintenance" pathOf={servicePath} page={(machine) => <CompressorServices machine={machine} />} />,
  ],
  [
    `${services}/:slot/image`,
    'maintenance',
    <MachineRoute area="maintenance" pathOf={serviceImagePath} page={(machine) => <CompressorServices machine={machine} image />} />,
  ],
  ['/maintenance/table', 'maintenance', <MaintenanceTable />],
  ['/error_log', 'errors', <ErrorLogPage />],
  [settingsPath('network'), 'settings', <NetworkPage />],
  [settingsPath('users'), 'settings', <UsersPage />],
  [settingsPath('rights'), 'settings', <RightsPage />],
  [settingsPath('dimensions'), 'settings', <DimensionsPage />],
  [settingsPath('email'), 'settings', <EmailPage />],
  [settingsPath('sms'), 'settings', <SmsPage />],
  [settingsPath('print'), 'settings', <PrintPage />],
  [settingsPath('time'), 'settings', <TimePage />],
  [settingsPath('share'), 'settings', <SharePage />],
  [settingsPath('customer'), 'settings', <CustomerPage />],
];
