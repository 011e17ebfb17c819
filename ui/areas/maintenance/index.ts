export { CompressorServices } from './CompressorServices.tsx';
export { MaintenanceOverview } from './MaintenanceOverview.tsx';
export { MaintenanceTable } from './MaintenanceTable.tsx';
