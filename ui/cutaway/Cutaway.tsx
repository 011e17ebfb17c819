import type { ReactNode } from 'react';
import type { MachineKind, Make } from '../../core/compressor/index.ts';
import type { FaultSeverity } from '../../core/faults/index.ts';
import { classNames } from '../kit/index.ts';
import type { MachineView } from '../stores/index.ts';
import type { MachinePoint } from './machinePoints.ts';
import './cutaway.css';
import { cutawayPoints, drawingSize } from './cutawayPoints.ts';
import { PackageOutline } from './PackageOutline.tsx';
import { PistonCutaway } from './PistonCutaway.tsx';
import { ScrewCutaway } from './ScrewCutaway.tsx';
import { TurboCutaway } from './TurboCutaway.tsx';

type Lights = Pick<MachineView, 'chamber' | 'motor' | 'valve' | 'frequencyConverter'>;

export interface CutawayProps extends Lights {
  /** Undefined while it is not known what stands there: only its outline. */
  readonly kind: MachineKind | undefined;
  readonly make: Make;
  /** No connection: pale contours, all lamps out. */
  readonly lost: boolean;
  /** Lamps of the machine's own control that are lit. */
  readonly lamps: readonly FaultSeverity[];
  /** Points to mark; their values stand beside the drawing. */
  readonly points: readonly MachinePoint[];
}

const drawings: Readonly<Record<MachineKind, ReactNode>> = {
  screw: <ScrewCutaway />,
  piston: <PistonCutaway />,
  turbo: <TurboCutaway />,
};
const chambers = { load: 'load', noLoad: 'noload', dark: undefined } as const;

/** A machine cut open, large; decoration, so what it shows stands beside it in words. */
export function Cutaway({ kind, make, chamber, motor, valve, frequencyConverter, lost, lamps, points }: CutawayProps) {
  const lights = lost ? ['lost'] : [chambers[chamber], motor && 'motor', valve && 'valve', ...lamps.map((lamp) => `cw-${lamp}`)];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
      className={classNames('mc cw', make === 'thirdParty' && 'third', ...lights, frequencyConverter && 'fu')}
    >
      {kind === undefined ? <PackageOutline /> : drawings[kind]}
      {kind !== undefined &&
        points.map((point) => {
          const {
            lead,
            dot: [x, y],
          } = cutawayPoints[kind][point];
          return (
            <g key={point} className="cw-point">
              <path d={lead} />
              <circle cx={x} cy={y} r="4" />
            </g>
          );
        })}
    </svg>
  );
}
