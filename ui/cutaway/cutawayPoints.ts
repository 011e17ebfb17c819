import type { MachineKind } from '../../core/compressor/index.ts';
import type { MachinePoint } from './machinePoints.ts';

/** Size of the drawing that all places are measured in. */
export const drawingSize = { width: 720, height: 428 };

/** Where a value is measured and where it is written. */
export interface PointPlace {
  readonly dot: readonly [x: number, y: number];
  /** From the dot to the text, as path data. */
  readonly lead: string;
  /** Lower left corner of the text, or its lower right one. */
  readonly text: readonly [x: number, y: number];
  readonly align: 'left' | 'right';
}

const place = (dot: PointPlace['dot'], lead: string, textX: number, align: PointPlace['align'] = 'left'): PointPlace => ({
  dot,
  lead: `M${dot.join(' ')}${lead}`,
  text: [textX, 52],
  align,
});

/** The points of each kind of machine. */
export const cutawayPoints: Readonly<Record<MachineKind, Readonly<Record<MachinePoint, PointPlace>>>> = {
  screw: {
    delivery: place([128, 62], 'H40V56', 0),
    linePressure: place([128, 36], 'H152', 158),
    inletTemperature: place([376, 190], 'V56', 292),
    temperature: place([469, 290], 'V56', 410),
    internalPressure: place([540, 250], 'V68H592V56', 584),
  },
  piston: {
    delivery: place([128, 62], 'H40V56', 0),
    linePressure: place([128, 36], 'H152', 158),
    internalPressure: place([192, 168], 'V64H304V56', 296),
    temperature: place([208, 168], 'V76H412V56', 400),
    inletTemperature: place([468, 82], 'H576V56', 564),
  },
  turbo: {
    inletTemperature: place([66, 214], 'V56', 16),
    internalPressure: place([376, 100], 'V68H158V56', 146),
    temperature: place([412, 100], 'V56', 262),
    linePressure: place([580, 36], 'H562', 556, 'right'),
    delivery: place([580, 62], 'H656V56', 608),
  },
};

/** The corner of each kind of machine where its state is marked. */
export const badgePlaces: Readonly<Record<MachineKind, readonly [x: number, y: number]>> = {
  screw: [684, 84],
  piston: [684, 200],
  turbo: [684, 200],
};
