export { ContainerContext, useService } from '../../di/ContainerContext.tsx';
export { fleetContainer } from './fleetContainer.ts';
export { fleetPorts, fleetStores } from './fleetTokens.ts';
