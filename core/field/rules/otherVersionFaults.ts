/** Warnings, by bit index: a machine's controller, or any other device of the plant, reports another software version than it was put to use with. */
export const otherVersionFaults = { machine: 60, master: 49 } as const;
