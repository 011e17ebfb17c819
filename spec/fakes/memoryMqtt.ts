import type { MqttApi, MqttReport } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Without a broker. */
export const noBroker: MqttReport = {
  state: 'off',
  problem: undefined,
  problemMs: undefined,
  saidMs: undefined,
  waitingEvents: 0,
  lostEvents: 0,
};

/** What a fake knows of its broker. */
export function memoryMqtt(gate: MemoryGate, report: () => MqttReport): MqttApi {
  return {
    report: (token, waiting) => gate.ask({ call: 'mqtt', sent: undefined, token, signal: waiting?.signal }, report),
    try: (token, waiting) =>
      gate.ask({ call: 'mqtt', sent: 'trial', token, signal: waiting?.signal }, () => {
        const { state, problem } = report();
        return { isConnected: state === 'connected', problem: state === 'connected' ? undefined : (problem ?? 'noSuchHost') };
      }),
  };
}
