import { createContext, useContext } from 'react';
import type { Services, Token } from './services.ts';

/** The services that the page was started with. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** A service of the page, by its token. */
export function useService<T>(token: Token<T>): T {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService needs a ServicesContext above it');
  return services.get(token);
}
