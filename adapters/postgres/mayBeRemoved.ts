/** Of a row of `station`: its access is revoked, and it has brought neither days nor faults. */
export const mayBeRemoved = `(station.is_revoked
  AND NOT EXISTS (SELECT FROM day_record WHERE day_record.station = station.id)
  AND NOT EXISTS (SELECT FROM fault_event WHERE fault_event.station = station.id))`;
