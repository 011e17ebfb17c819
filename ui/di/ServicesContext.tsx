import type { Container, ServiceIdentifier } from 'inversify';
import { createContext, useContext } from 'react';

/** The container that the page was started with. */
export const ServicesContext = createContext<Container | undefined>(undefined);

/** A service of the page, by its token. */
export function useService<T>(token: ServiceIdentifier<T>): T {
  const container = useContext(ServicesContext);
  if (container === undefined) throw new Error('useService needs a ServicesContext above it');
  return container.get(token);
}
