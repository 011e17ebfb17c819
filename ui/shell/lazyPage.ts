import type { ComponentType } from 'react';
import { lazyPart } from '../kit/index.ts';
import { allTexts } from '../kit/allTexts.ts';

/** A page whose code, and all texts with it, come when it is first shown. */
export const lazyPage = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => {
    const [component] = await Promise.all([load(), allTexts()]);
    return component;
  });
