/** Numbers of a what-if by their names on the wire. */
export const whatIfFields = {
  machine: {
    slot: 'slot',
    fullM3min: 'full_m3min',
    fullKW: 'full_kW',
    minShare: 'min_share',
    slopePerBar: 'slope_per_bar',
    refBar: 'ref_bar',
    noLoadKW: 'no_load_kW',
    ventingS: 'venting_s',
    startS: 'start_s',
    runOnS: 'run_on_s',
    minLoadS: 'min_load_s',
    startsPerHour: 'starts_per_hour',
  },
  band: { lowBar: 'low_bar', highBar: 'high_bar' },
  spread: { value: 'value', low: 'low', high: 'high' },
  replayed: { slot: 'slot', energyKWh: 'energy_kWh', starts: 'starts', loadS: 'load_s', noLoadS: 'no_load_s' },
  outcome: { energyKWh: 'energy_kWh', starts: 'starts', blownOffM3: 'blown_off_m3', lowestBar: 'lowest_bar' },
  days: { fromMs: 'from_ms', untilMs: 'until_ms', days: 'days', coverage: 'coverage' },
  compared: { measuredKWh: 'measured_kWh', replayedKWh: 'replayed_kWh', hours: 'hours' },
} as const;
