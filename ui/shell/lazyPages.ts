import { type ComponentType, lazy } from 'react';
import { languages, loadCatalogue } from '../../i18n/index.ts';

const analysis = () => import('../areas/analysis/index.ts');
const archive = () => import('../areas/archive/DataArchive.tsx');
const errors = () => import('../areas/errors/ErrorLogPage.tsx');
const maintenance = () => import('../areas/maintenance/index.ts');
const overviewDetails = () => import('../areas/overview/details.ts');

/** What does not come with the first load: the code of pages, and the texts of the other languages. */
export const lazyChunks: readonly (() => Promise<unknown>)[] = [
  ...[overviewDetails, maintenance, errors, analysis, archive],
  ...languages.map((language) => () => loadCatalogue(language)),
];

const page = <Props>(load: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await load() }));

export const Accessories = page(async () => (await overviewDetails()).Accessories);
export const CompressorPage = page(async () => (await overviewDetails()).CompressorPage);
export const CompressorServices = page(async () => (await maintenance()).CompressorServices);
export const DataArchive = page(async () => (await archive()).DataArchive);
export const ErrorLogPage = page(async () => (await errors()).ErrorLogPage);
export const AnalysisChart = page(async () => (await analysis()).AnalysisChart);
export const MaintenanceOverview = page(async () => (await maintenance()).MaintenanceOverview);
export const StatisticPage = page(async () => (await analysis()).StatisticPage);
export const ValueTablePage = page(async () => (await analysis()).ValueTablePage);
export const MaintenanceTable = page(async () => (await maintenance()).MaintenanceTable);
