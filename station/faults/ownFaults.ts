import { type ActiveFault, faultNumber, faultSeverity } from '../../core/faults/index.ts';
import type { SdCardState } from '../../core/master/index.ts';
import { masterFaultKinds, type MasterFaultName } from '../../core/plant/index.ts';

/** What the station knows of itself. */
export interface OwnState {
  readonly card: SdCardState;
  /** A mail waits that could not be sent. */
  readonly isMailFailing: boolean;
}

const faultOf = (name: MasterFaultName): ActiveFault => {
  const { bitIndex } = masterFaultKinds[name];
  return { source: 'master', bitIndex, number: faultNumber('master', bitIndex)!, severity: faultSeverity(bitIndex)! };
};

const isSame = (a: ActiveFault, b: ActiveFault) => a.source === b.source && a.bitIndex === b.bitIndex;

/** The faults of the plant with those of the station itself, each once. */
export function withOwnFaults(faults: readonly ActiveFault[], { card, isMailFailing }: OwnState): readonly ActiveFault[] {
  const own = [
    ...(card === 'none' ? [faultOf('sdCardMissing')] : []),
    ...(card === 'full' ? [faultOf('sdCardFull')] : []),
    ...(isMailFailing ? [faultOf('mailNotSent')] : []),
  ];
  return [...own.filter((fault) => !faults.some((other) => isSame(fault, other))), ...faults];
}
