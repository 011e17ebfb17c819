import type { MqttReport } from '../../core/ports/index.ts';

/** How the station and its broker can be. */
export const mqttStates = [
  'off',
  'connecting',
  'connected',
  'silent',
  'unreachable',
  'closed',
] as const satisfies readonly MqttReport['state'][];
