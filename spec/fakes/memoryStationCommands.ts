import type { Call } from '../../core/access/index.ts';
import type { OrderResult, SessionToken, StationCommands } from '../../core/ports/index.ts';
import type { MemoryGate } from './memoryGate.ts';

export interface MemoryCommandsParts {
  readonly gate: MemoryGate;
  readonly restart: () => void;
  readonly resetThinkGreen: (name: string) => void;
}

export function memoryStationCommands({ gate, restart, resetThinkGreen }: MemoryCommandsParts): StationCommands {
  const order = async (call: Call, token: SessionToken, carryOut: () => void): Promise<OrderResult> => {
    const { outcome } = await gate.ask({ call, sent: undefined, token }, () => {
      carryOut();
      return true;
    });
    return { outcome };
  };
  return {
    reboot: (token) => order('reboot', token, restart),
    resetThinkGreen: (token, name = '') => order('resetThinkGreen', token, () => resetThinkGreen(name)),
  };
}
