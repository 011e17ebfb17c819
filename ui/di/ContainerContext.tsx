import type { Container } from 'inversify';
import { createContext, useContext } from 'react';
import type { Token } from './token.ts';

/** The container that the page was started with. */
export const ContainerContext = createContext<Container | undefined>(undefined);

/** A service of the page, by its token. */
export function useService<T>(token: Token<T>): T {
  const container = useContext(ContainerContext);
  if (container === undefined) throw new Error('useService needs a ContainerContext above it');
  return container.get(token);
}
