/** What a fault is and what it does; how bad it is follows from its bit, see faultSeverity. */
export interface FaultKind {
  /** Place in the list of its source's messages, 0..99. */
  readonly bitIndex: number;
  /** The machine stands while the fault is on. */
  readonly stops?: true;
  /** The element is at least this warm when the fault comes while the machine runs. */
  readonly heatsToDegC?: number;
  /** Extra pressure drop inside the machine while the fault is on. */
  readonly dropBar?: number;
}

const kinds = <Name extends string>(table: Readonly<Record<Name, FaultKind>>): Readonly<Record<Name, FaultKind>> => table;

/** What a machine's control reports. */
export const machineFaultKinds = kinds({
  waterFilterDue: { bitIndex: 0 },
  suctionFilterDue: { bitIndex: 1 },
  oilFilterDue: { bitIndex: 2 },
  oilSeparatorDue: { bitIndex: 3 },
  motorDue: { bitIndex: 4 },
  dryerDue: { bitIndex: 5 },
  universal1Due: { bitIndex: 6 },
  universal2Due: { bitIndex: 7 },
  universal3Due: { bitIndex: 8 },
  universal4Due: { bitIndex: 9 },
  annualMaintenanceDue: { bitIndex: 10 },

  highTemperature: { bitIndex: 16, heatsToDegC: 101 },
  separatorDifferentialPressure: { bitIndex: 17, dropBar: 0.4 },
  filterClogged: { bitIndex: 18, dropBar: 0.2 },
  oilLevel: { bitIndex: 19 },
  highStartRate: { bitIndex: 20 },

  temperatureTrip: { bitIndex: 64, stops: true, heatsToDegC: 110 },
  motorOverload: { bitIndex: 65, stops: true },
  phaseSequence: { bitIndex: 66, stops: true },
  emergencyStop: { bitIndex: 67, stops: true },
  pressureSensorBroken: { bitIndex: 68, stops: true },
  driveFault: { bitIndex: 69, stops: true },
  noPressureBuildUp: { bitIndex: 70, stops: true },
  communicationLost: { bitIndex: 71 },
});
/** Name of a fault of a machine. */
export type MachineFaultName = keyof typeof machineFaultKinds;

/** What the master control reports. */
export const masterFaultKinds = kinds({
  pressureBelowMinimum: { bitIndex: 16 },
  pressureAboveMaximum: { bitIndex: 17 },
  highDewPoint: { bitIndex: 18 },
  sdCardMissing: { bitIndex: 19 },
  sdCardFull: { bitIndex: 20 },
  clockLost: { bitIndex: 21 },
  mailNotSent: { bitIndex: 22 },
  leakageRisen: { bitIndex: 50 },
  specificPowerRisen: { bitIndex: 51 },

  sensorFault: { bitIndex: 64 },
  noMachineAvailable: { bitIndex: 65 },
});
/** Name of a fault of the master control. */
export type MasterFaultName = keyof typeof masterFaultKinds;
