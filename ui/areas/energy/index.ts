export { ConsumptionPage } from './consumption/ConsumptionPage.tsx';
export { DataLogsPage } from './archive/DataLogsPage.tsx';
export { ThinkGreenPage } from './development/ThinkGreenPage.tsx';
export { VolumePage } from './volume/VolumePage.tsx';
