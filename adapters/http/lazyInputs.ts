import type { Inputs } from '../../core/ports/index.ts';
import type { StationLink } from './stationLink.ts';

/** As `httpInputs`; its code comes with the first question. */
export function lazyInputs(link: StationLink): Inputs {
  return {
    async read(...asked) {
      const code = await import('./httpInputs.ts').catch((cause: unknown) =>
        link.log.warn('the code for analog inputs did not come', cause),
      );
      return code === undefined ? { outcome: 'unreachable' } : code.httpInputs(link).read(...asked);
    },
  };
}
