import type { ComponentType } from 'react';
import { type AreaRoutes, lazyPage } from '../../shell/index.ts';
import { firstSettingsPath, settingsPath, settingsRoot, type SettingsSlug, settingsSlugs } from './settingsPages.ts';

const settings = () => import('./index.ts');

const pages: Readonly<Record<SettingsSlug, ComponentType>> = {
  start: lazyPage(async () => (await settings()).SetupPage),
  network: lazyPage(async () => (await settings()).NetworkPage),
  devices: lazyPage(async () => (await import('./devices/DevicesPage.tsx')).DevicesPage),
  limits: lazyPage(async () => (await import('./limits/LimitsPage.tsx')).LimitsPage),
  plant: lazyPage(async () => (await import('./plant/PlantPage.tsx')).PlantPage),
  users: lazyPage(async () => (await settings()).UsersPage),
  rights: lazyPage(async () => (await settings()).RightsPage),
  dimensions: lazyPage(async () => (await settings()).DimensionsPage),
  email: lazyPage(async () => (await settings()).EmailPage),
  sms: lazyPage(async () => (await settings()).SmsPage),
  report: lazyPage(async () => (await import('./report/ReportPage.tsx')).ReportPage),
  print: lazyPage(async () => (await settings()).PrintPage),
  time: lazyPage(async () => (await settings()).TimePage),
  share: lazyPage(async () => (await settings()).SharePage),
  mqtt: lazyPage(async () => (await import('./mqtt/MqttPage.tsx')).MqttPage),
  programs: lazyPage(async () => (await import('./programs/ProgramsPage.tsx')).ProgramsPage),
  fleet: lazyPage(async () => (await import('./fleet/FleetPage.tsx')).FleetPage),
  wall: lazyPage(async () => (await settings()).WallPage),
  backup: lazyPage(async () => (await import('./backup/BackupPage.tsx')).BackupPage),
  customer: lazyPage(async () => (await settings()).CustomerPage),
};

export const settingsRoutes: AreaRoutes = {
  area: 'settings',
  chunks: [settings],
  shortcuts: [[settingsRoot, firstSettingsPath]],
  pages: settingsSlugs.map((slug) => {
    const Page = pages[slug];
    return [settingsPath(slug), <Page />];
  }),
};
