import { type ComponentType, lazy } from 'react';

/** The code of a part of the dashboard did not come: it may with a new load of the page, not before. */
export class PartNotLoaded extends Error {}

/** A component whose code comes when it is first shown; where it does not come, rendering throws PartNotLoaded. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new PartNotLoaded('a part of the dashboard cannot be loaded', { cause });
    }
  });
