/** Inlet condition of free air, bar(a), ISO 1217. */
export const freeAirBar = 1;

/** Free air that a receiver holds above ambient pressure, in m3. */
export function storedAirM3(volumeM3: number, pressureBar: number): number {
  return (volumeM3 * pressureBar) / freeAirBar;
}

/** Gauge pressure after a net inflow of free air: dp = p0 dV / V. */
export function pressureAfter(volumeM3: number, pressureBar: number, netInflowM3: number): number {
  return pressureBar + (freeAirBar * netInflowM3) / volumeM3;
}
