/**
 * Where a station's values come from: `measured` at its machines; `demo`: an invented station to try the dashboard on; `simulated` by a model of a plant;
 * `recorded`: day files are replayed; `none`: it has no plant.
 */
export const valueOrigins = ['measured', 'demo', 'simulated', 'recorded', 'none'] as const;
export type ValueOrigin = (typeof valueOrigins)[number];
