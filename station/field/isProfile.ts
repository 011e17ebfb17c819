import type { DeviceModel, Profile } from '../../core/field/index.ts';

/** Whether a model says how it is asked over Modbus. */
export const isProfile = (model: DeviceModel | undefined): model is Profile => model !== undefined && 'modbus' in model;
