export { bindStores } from './bindStores.ts';
export { pageServices } from './pageServices.ts';
export { services, type Services, type Token } from './services.ts';
export { ServicesContext, useService } from './ServicesContext.tsx';
export { ports, stores } from './tokens.ts';
