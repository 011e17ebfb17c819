import { recordOf } from '../../core/records/index.ts';
import type { StationLink } from './stationLink.ts';

const unreachable = { outcome: 'unreachable' } as const;

type Answered = (...asked: never[]) => Promise<{ readonly outcome: string }>;

/** A port whose code comes with the first question; where it does not come, the station is unreachable, and the log says why. */
export function lazyPort<Port extends { readonly [Call in keyof Port]: Answered }>(
  link: StationLink,
  load: () => Promise<(link: StationLink) => Port>,
  calls: readonly (keyof Port & string)[],
): Port {
  const port = async () => (await load().catch((cause: unknown) => link.log.warn('code to ask the station did not come', cause)))?.(link);
  const answered =
    (call: keyof Port & string) =>
    async (...asked: never[]) =>
      (await port())?.[call](...asked) ?? unreachable;
  return recordOf(calls, answered) as Port;
}
