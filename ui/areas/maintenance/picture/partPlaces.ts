import type { MachineKind } from '../../../../core/compressor/index.ts';
import type { MaintenanceComponent } from '../../../../core/maintenance/index.ts';

/** Where a part is in the drawing of a machine, and where its number stands; in the units of drawingSize. */
export interface PartPlace {
  readonly frame: readonly [x: number, y: number, width: number, height: number];
  readonly number: readonly [x: number, y: number];
  /** From the part to a number that stands aside, as path data. */
  readonly lead?: string;
}

type Places = Readonly<Partial<Record<MaintenanceComponent, PartPlace>>>;

/** The parts that each kind of machine shows; the machine's own control stands for the annual maintenance. */
export const partPlaces: Readonly<Record<MachineKind, Places>> = {
  screw: {
    suctionFilter: { frame: [340, 174, 72, 52], number: [412, 174] },
    motor: { frame: [162, 254, 130, 126], number: [178, 272] },
    oilFilter: { frame: [447, 332, 30, 42], number: [462, 398], lead: 'M462 374V390' },
    oilSeparator: { frame: [480, 232, 76, 128], number: [556, 236] },
    annualMaintenance: { frame: [598, 118, 76, 92], number: [672, 120] },
  },
  piston: {
    suctionFilter: { frame: [416, 60, 72, 50], number: [486, 70] },
    motor: { frame: [468, 276, 130, 122], number: [474, 292] },
    annualMaintenance: { frame: [602, 212, 76, 92], number: [676, 214] },
  },
  turbo: {
    suctionFilter: { frame: [32, 192, 68, 144], number: [98, 196] },
    motor: { frame: [446, 276, 130, 122], number: [452, 292] },
    annualMaintenance: { frame: [602, 212, 76, 92], number: [676, 214] },
  },
};
