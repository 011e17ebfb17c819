import type { DeviceModel } from '../DeviceModel.ts';
import type { HttpDoor } from '../FieldConfig.ts';
import { elektronikonModels } from './elektronikon/elektronikonModels.ts';
import { sigmaAirManager4Models } from './sigmaAirManager4/sigmaAirManager4Models.ts';
import { sigmaControl2Model } from './sigmaControl2/sigmaControl2Model.ts';

/** The devices behind each door over HTTP, which a device's profile names by their id. */
export const httpDoorModels: Readonly<Record<HttpDoor, readonly DeviceModel[]>> = {
  elektronikon: elektronikonModels,
  sigmaControl2: [sigmaControl2Model],
  sigmaAirManager4: sigmaAirManager4Models,
};
