import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> {
  readonly to: string;
}

/** A link to a page; the router's own link comes with 3 kB for servers of its framework. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
