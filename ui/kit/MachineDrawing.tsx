import type { MachineKind, Make } from '../../core/compressor/index.ts';
import { classNames } from './classNames.ts';

export interface MachineDrawingProps {
  readonly kind: MachineKind;
  readonly make: Make;
  /** What lights up in the compression chamber. */
  readonly chamber: 'load' | 'noLoad' | 'dark';
  readonly motor: boolean;
  readonly valve: boolean;
  readonly frequencyConverter: boolean;
  /** No connection: pale contours, all lamps out. */
  readonly lost: boolean;
  readonly className?: string | undefined;
}

const chambers = { load: 'load', noLoad: 'noload', dark: undefined } as const;

/** A compressor as a drawn machine; decoration, so its state stands beside it in words. */
export function MachineDrawing({ kind, make, chamber, motor, valve, frequencyConverter, lost, className }: MachineDrawingProps) {
  const lamps = !lost && [chambers[chamber], motor && 'motor', valve && 'valve'];
  return (
    <svg
      aria-hidden
      viewBox="0 0 128 128"
      className={classNames('mc', make === 'thirdParty' && 'third', ...(lamps || ['lost']), frequencyConverter && 'fu', className)}
    >
      <use href={`#m-${kind}`} />
    </svg>
  );
}
