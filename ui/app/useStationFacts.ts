import { useEffect, useRef } from 'react';
import { stores, useService } from '../di/index.ts';

const retryMs = 3000;

/** Reads the station's facts again while they are missing, and when it comes back: it may run another version. Only inside an observer. */
export function useStationFacts(): void {
  const station = useService(stores.station);
  const { connection } = useService(stores.plant);
  const { hasNoAnswer } = station;
  const wasLost = useRef(false);

  useEffect(() => {
    if (!hasNoAnswer) return;
    const timer = setInterval(() => void station.load(), retryMs);
    return () => {
      clearInterval(timer);
    };
  }, [hasNoAnswer, station]);

  useEffect(() => {
    if (connection === 'webserverLost') wasLost.current = true;
    if (connection !== 'connected' || !wasLost.current) return;
    wasLost.current = false;
    void station.load();
  }, [connection, station]);
}
