/** Inlet condition of free air, bar(a), ISO 1217. */
export const freeAirBar = 1;

/** Gauge pressure after a net inflow of free air: dp = p0 dV / V. */
export function pressureAfter(volumeM3: number, pressureBar: number, netInflowM3: number): number {
  return pressureBar + (freeAirBar * netInflowM3) / volumeM3;
}
