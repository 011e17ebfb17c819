import type { ReactNode } from 'react';
import type { MemberRole } from '../../../core/fleet/index.ts';
import { languages, loadCatalogue } from '../../../i18n/index.ts';
import { allTexts } from '../../kit/allTexts.ts';
import { lazyPage } from '../../shell/lazyPage.ts';
import { TodayPage } from '../areas/today/TodayPage.tsx';
import { fleetPages, ownMailsPage } from '../shell/fleetPages.ts';

const admin = () => import('../areas/admin/AdminPage.tsx');
const data = () => import('../areas/data/DataPage.tsx');
const energy = () => import('../areas/energy/EnergyPage.tsx');
const faults = () => import('../areas/faults/FaultsPage.tsx');
const leaks = () => import('../areas/leaks/LeaksPage.tsx');
const mails = () => import('../areas/mails/MailsPage.tsx');
const models = () => import('../areas/models/ModelsPage.tsx');
const service = () => import('../areas/service/ServicePage.tsx');
const station = () => import('../areas/station/StationPage.tsx');

const AdminPage = lazyPage(async () => (await admin()).AdminPage);
const DataPage = lazyPage(async () => (await data()).DataPage);
const EnergyPage = lazyPage(async () => (await energy()).EnergyPage);
const FaultsPage = lazyPage(async () => (await faults()).FaultsPage);
const LeaksPage = lazyPage(async () => (await leaks()).LeaksPage);
const MailsPage = lazyPage(async () => (await mails()).MailsPage);
const ModelsPage = lazyPage(async () => (await models()).ModelsPage);
const ServicePage = lazyPage(async () => (await service()).ServicePage);
const StationPage = lazyPage(async () => (await station()).StationPage);

interface FleetRoute {
  readonly path: string;
  readonly page: ReactNode;
  readonly need?: MemberRole;
}

/** Every page by its address. */
export const fleetRoutes: readonly FleetRoute[] = [
  { path: fleetPages.today.path, page: <TodayPage /> },
  { path: fleetPages.faults.path, page: <FaultsPage /> },
  { path: fleetPages.service.path, page: <ServicePage /> },
  { path: fleetPages.energy.path, page: <EnergyPage /> },
  { path: fleetPages.leaks.path, page: <LeaksPage /> },
  { path: fleetPages.models.path, page: <ModelsPage /> },
  { path: fleetPages.data.path, page: <DataPage /> },
  { path: ownMailsPage.path, page: <MailsPage /> },
  { path: '/stations/:station', page: <StationPage /> },
  { path: fleetPages.admin.path, page: <AdminPage />, need: fleetPages.admin.need },
];

/** Load what does not come with the first load, in the order in which it is wanted. */
export const lazyFleetPages: readonly (() => Promise<unknown>)[] = [
  ...[allTexts, station, faults, energy, leaks, service, data, models, admin, mails],
  ...languages.map((language) => () => loadCatalogue(language)),
];
