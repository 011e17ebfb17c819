import 'reflect-metadata';

export { bindStores } from './bindStores.ts';
export { pageContainer } from './pageContainer.ts';
export { ServicesContext, useService } from './ServicesContext.tsx';
export { ports, stores } from './tokens.ts';
