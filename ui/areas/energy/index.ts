export { ConsumptionPage } from './consumption/ConsumptionPage.tsx';
export { DataLogsPage } from './dataLogs/DataLogsPage.tsx';
export { EnergyErrorLog } from './EnergyErrorLog.tsx';
export { ThinkGreenPage } from './development/ThinkGreenPage.tsx';
export { VolumePage } from './volume/VolumePage.tsx';
