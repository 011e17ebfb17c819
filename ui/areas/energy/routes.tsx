import { type AreaRoutes, lazyPage } from '../../shell/index.ts';
import { archivePath, energyPath, energyRoot, energySlugs, thinkGreenPath } from './energyPages.ts';

const energy = () => import('./index.ts');
const heat = () => import('./heat/HeatPage.tsx');
const heatReport = () => import('./heatReport/HeatReportPage.tsx');
const balance = () => import('./balance/BalancePage.tsx');
const cost = () => import('./cost/CostPage.tsx');
const leakage = () => import('./leakage/LeakagePage.tsx');
const measures = () => import('./measures/MeasuresPage.tsx');
const performance = () => import('./performance/PerformancePage.tsx');
const whatIf = () => import('./whatIf/WhatIfPage.tsx');
const duties = () => import('./duties/DutiesPage.tsx');
const formulas = () => import('./formulas/FormulasPage.tsx');
const BalancePage = lazyPage(async () => (await balance()).BalancePage);
const CostPage = lazyPage(async () => (await cost()).CostPage);
const ConsumptionPage = lazyPage(async () => (await energy()).ConsumptionPage);
const DataLogsPage = lazyPage(async () => (await energy()).DataLogsPage);
const DutiesPage = lazyPage(async () => (await duties()).DutiesPage);
const FormulasPage = lazyPage(async () => (await formulas()).FormulasPage);
const HeatPage = lazyPage(async () => (await heat()).HeatPage);
const HeatReportPage = lazyPage(async () => (await heatReport()).HeatReportPage);
const LeakagePage = lazyPage(async () => (await leakage()).LeakagePage);
const MeasuresPage = lazyPage(async () => (await measures()).MeasuresPage);
const MonthReportPage = lazyPage(async () => (await import('./monthReport/MonthReportPage.tsx')).MonthReportPage);
const PerformancePage = lazyPage(async () => (await performance()).PerformancePage);
const ThinkGreenPage = lazyPage(async () => (await energy()).ThinkGreenPage);
const WhatIfPage = lazyPage(async () => (await whatIf()).WhatIfPage);
const VolumePage = lazyPage(async () => (await energy()).VolumePage);

export const energyRoutes: AreaRoutes = {
  area: 'energyBalancing',
  chunks: [energy, heat, heatReport, balance, cost, leakage, measures, performance, whatIf, formulas, duties],
  shortcuts: [
    [energyRoot, energyPath(energySlugs[0])],
    ['/analysis/measures', energyPath('measures')],
  ],
  pages: [
    [energyPath('energy_consumption'), <ConsumptionPage />],
    [energyPath('cost'), <CostPage />],
    [energyPath('performance'), <PerformancePage />],
    [energyPath('volume_and_leakage'), <VolumePage />],
    [energyPath('leakage'), <LeakagePage />],
    [energyPath('what_if'), <WhatIfPage />],
    [energyPath('measures'), <MeasuresPage />],
    [energyPath('heat_reclaiming'), <HeatPage />],
    [energyPath('heat_report'), <HeatReportPage />],
    [energyPath('energy_balance'), <BalancePage />],
    [energyPath('monthly_report'), <MonthReportPage />],
    [energyPath('data_logs'), <DataLogsPage />],
    [energyPath('formulas'), <FormulasPage />],
    [energyPath('duties'), <DutiesPage />],
    [thinkGreenPath, <ThinkGreenPage />],
    [archivePath, <DataLogsPage />],
  ],
};
