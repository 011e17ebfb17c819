import { useEffect, useMemo } from 'react';
import { FleetQuery, type FleetQuestion } from '../stores/FleetQuery.ts';

/** Asks the fleet while the page is there, and again when one of the parts of the question is another. */
export function useFleetQuery<Answer>(
  read: FleetQuestion<Answer>['read'],
  parts: readonly (string | undefined)[],
  everyMs?: number,
): FleetQuery<Answer> {
  const key = JSON.stringify(parts);
  const query = useMemo(
    () => new FleetQuery<Answer>({ read, ...(everyMs !== undefined && { everyMs }) }),
    // the question is what its parts are
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key, everyMs],
  );
  useEffect(() => query.follow(), [query]);
  return query;
}
