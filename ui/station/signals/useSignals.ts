import { ports, stores, token, useAreaService, useSignalPorts } from '../../di/index.ts';
import { SignalsStore } from './SignalsStore.ts';

const signals = token<SignalsStore>('SignalsStore');
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How this browser signals faults. */
export function useSignals(): SignalsStore {
  const { sound, notices } = useSignalPorts();
  return useAreaService(signals, (get) => {
    const tab = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-');
    const [storage, preferences, clock] = [get(ports.preferenceStorage), get(stores.preferences), get(ports.clock)];
    return new SignalsStore({ storage, preferences, clock, sound, notices, tab, pause });
  });
}
