export { bindStores } from './bindStores.ts';
export { ContainerContext, useService } from './ContainerContext.tsx';
export { pageContainer } from './pageContainer.ts';
export { ports, stores } from './tokens.ts';
