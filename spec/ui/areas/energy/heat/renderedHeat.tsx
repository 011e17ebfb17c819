import type { ReactNode } from 'react';
import { ports } from '../../../../../ui/di/tokens.ts';
import { markupOf, plain as withoutTags } from '../../../markupOf.tsx';
import type { openHeat } from './heatFixture.ts';

const path = '/energy_balancing/heat_reclaiming';

/** The markup of the page or a part of it; its texts are their German ids, its numbers as the preferences' language has them. */
export function renderedHeat(opened: ReturnType<typeof openHeat>, part: ReactNode): string {
  return markupOf(opened, part, path, (bound) => {
    bound.bind(ports.stationCommands).toConstantValue(opened.station.stationCommands);
    bound.bind(ports.clock).toConstantValue({ nowMs: () => 0 });
  });
}

/** What is read, without tags. */
export const plain = (markup: string) => withoutTags(markup).replaceAll('\u00a0', ' ');
