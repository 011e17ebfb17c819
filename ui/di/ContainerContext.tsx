import type { Container } from 'inversify';
import { createContext, useContext } from 'react';
import type { Token } from './token.ts';

/** The container that the page was started with. */
export const ContainerContext = createContext<Container | undefined>(undefined);

function usePage(): Container {
  const container = useContext(ContainerContext);
  if (container === undefined) throw new Error('useService needs a ContainerContext above it');
  return container;
}

/** A service of the page, by its token. */
export function useService<T>(token: Token<T>): T {
  return usePage().get(token);
}

/** A service of one area, whose code comes with it: made of others when it is first asked for, and kept with the page. */
export function useAreaService<T>(token: Token<T>, make: (get: <Part>(part: Token<Part>) => Part) => T): T {
  const page = usePage();
  if (!page.isBound(token)) page.bind(token).toConstantValue(make((part) => page.get(part)));
  return page.get(token);
}
