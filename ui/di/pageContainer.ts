import { Container } from 'inversify';
import { bindBrowserPorts } from './browserPorts.ts';
import { bindStores } from './bindStores.ts';

/** The services of a page in a browser. */
export function pageContainer(): Container {
  const container = new Container();
  bindBrowserPorts(container);
  bindStores(container);
  return container;
}
