import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { bindBrowserPorts } from './browserPorts.ts';
import { bindStores } from './bindStores.ts';

/** The services of a page in a browser, each made once, when it is first asked for. */
export function pageContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  bindBrowserPorts(container);
  bindStores(container);
  return container;
}
