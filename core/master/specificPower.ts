/** Electrical power per delivered flow in kW/(m3/min), ISO 1217; undefined when a value is missing or nothing is delivered. */
export function specificPowerKWperM3min(powerKW: number | undefined, deliveryVolumeM3min: number | undefined): number | undefined {
  if (powerKW === undefined || deliveryVolumeM3min === undefined || deliveryVolumeM3min <= 0) return undefined;
  return powerKW / deliveryVolumeM3min;
}
