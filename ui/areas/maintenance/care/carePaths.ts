import type { MaintenanceComponent } from '../../../../core/maintenance/index.ts';
import { servicePath } from '../../../shell/index.ts';

/** One part's service: closing it, its date, its history. */
export const partServicePath = (slot: number, component: MaintenanceComponent) => `${servicePath(slot)}/service/${component}`;
