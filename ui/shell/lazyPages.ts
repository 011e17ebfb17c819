import type { ComponentType } from 'react';
import { languages, loadCatalogue } from '../../i18n/index.ts';
import { lazyPart } from '../kit/index.ts';
import { alarmLine } from './alarm/AlarmPlace.tsx';
import { allTexts } from './allTexts.ts';

const analysis = () => import('../areas/analysis/index.ts');
const balance = () => import('../areas/energy/balance/BalancePage.tsx');
const energy = () => import('../areas/energy/index.ts');
const energyErrors = () => import('./EnergyErrorLog.tsx');
const errors = () => import('../areas/errors/ErrorLogPage.tsx');
const heat = () => import('../areas/energy/heat/HeatPage.tsx');
const maintenance = () => import('../areas/maintenance/index.ts');
const settings = () => import('../areas/settings/index.ts');
const emptySlot = () => import('./EmptySlot.tsx');
const overviewDetails = () => import('../areas/overview/details.ts');

/** What does not come with the first load: the code of pages, and the texts of these and of the other languages. */
export const lazyChunks: readonly (() => Promise<unknown>)[] = [
  ...[allTexts, alarmLine, overviewDetails, maintenance, errors, analysis, energy, energyErrors, heat, balance, settings, emptySlot],
  ...languages.map((language) => () => loadCatalogue(language)),
];

const page = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [component] = await Promise.all([load(), allTexts()]);
    return component;
  });

export const Accessories = page(async () => (await overviewDetails()).Accessories);
export const CompressorPage = page(async () => (await overviewDetails()).CompressorPage);
export const CompressorServices = page(async () => (await maintenance()).CompressorServices);
export const BalancePage = page(async () => (await balance()).BalancePage);
export const ConsumptionPage = page(async () => (await energy()).ConsumptionPage);
export const DataLogsPage = page(async () => (await energy()).DataLogsPage);
export const EnergyErrorLog = page(async () => (await energyErrors()).EnergyErrorLog);
export const EmptySlot = page(async () => (await emptySlot()).EmptySlot);
export const ErrorLogPage = page(async () => (await errors()).ErrorLogPage);
export const HeatPage = page(async () => (await heat()).HeatPage);
export const ThinkGreenPage = page(async () => (await energy()).ThinkGreenPage);
export const VolumePage = page(async () => (await energy()).VolumePage);
export const AnalysisChart = page(async () => (await analysis()).AnalysisChart);
export const MaintenanceOverview = page(async () => (await maintenance()).MaintenanceOverview);
export const StatisticPage = page(async () => (await analysis()).StatisticPage);
export const ValueTablePage = page(async () => (await analysis()).ValueTablePage);
export const MaintenanceTable = page(async () => (await maintenance()).MaintenanceTable);
export const CustomerPage = page(async () => (await settings()).CustomerPage);
export const DimensionsPage = page(async () => (await settings()).DimensionsPage);
export const EmailPage = page(async () => (await settings()).EmailPage);
export const NetworkPage = page(async () => (await settings()).NetworkPage);
export const PrintPage = page(async () => (await settings()).PrintPage);
export const RightsPage = page(async () => (await settings()).RightsPage);
export const SharePage = page(async () => (await settings()).SharePage);
export const SmsPage = page(async () => (await settings()).SmsPage);
export const TimePage = page(async () => (await settings()).TimePage);
export const UsersPage = page(async () => (await settings()).UsersPage);
