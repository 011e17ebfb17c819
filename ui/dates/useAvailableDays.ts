import { useEffect, useState } from 'react';
import { ports, stores, useService } from '../di/index.ts';
import { AvailableDays } from './AvailableDays.ts';

/** The days that have a file, kept fresh while the component is on the page. */
export function useAvailableDays(): AvailableDays {
  const dayFiles = useService(ports.dayFiles);
  const session = useService(stores.session);
  const log = useService(ports.log);
  const [available] = useState(() => new AvailableDays({ dayFiles, session, log }));
  useEffect(() => available.follow(), [available]);
  return available;
}
