import { bindBrowserPorts } from './browserPorts.ts';
import { bindStores } from './bindStores.ts';
import { services, type Services } from './services.ts';

/** The services of a page in a browser. */
export function pageServices(): Services {
  const page = services();
  bindBrowserPorts(page);
  bindStores(page);
  return page;
}
