export { bindStores } from './bindStores.ts';
export { ContainerContext, useAreaService, useService } from './ContainerContext.tsx';
export { pageContainer } from './pageContainer.ts';
export { token } from './token.ts';
export { ports, stores } from './tokens.ts';
export { useChannelHistory } from './useChannelHistory.ts';
export { useFieldApi } from './useFieldApi.ts';
export { useWallLinks } from './useWallLinks.ts';
export { useServicesPort } from './useServicesPort.ts';
