import 'reflect-metadata';

export { bindBrowserPorts } from './browserPorts.ts';
export { bindStores } from './bindStores.ts';
export { ServicesContext, useService } from './ServicesContext.tsx';
export { ports, stores } from './tokens.ts';
