/** Something that is usually checked at a fault. */
export type HintCheck =
  | 'oilLevel'
  | 'cleanCooler'
  | 'coolingAir'
  | 'thermostaticValve'
  | 'oilFilter'
  | 'supplyVoltage'
  | 'terminals'
  | 'separatorElement'
  | 'fanMotor'
  | 'drainDischarges'
  | 'drainStrainer'
  | 'cleanCondenser'
  | 'inletAir'
  | 'dryerLoad';

/** What others found worth checking at a fault: a hint, and no cause. */
export interface FaultHint {
  /** What the fault is called, in German and English. */
  readonly faults: readonly string[];
  /** What is quickest first. */
  readonly checks: readonly HintCheck[];
  /** Addresses of public pages that name these checks. */
  readonly sources: readonly string[];
}

const faultHints: readonly FaultHint[] = [
  {
    faults: [
      'Verdichtungsendtemperatur hoch',
      'Verdichtungsendtemperatur zu hoch',
      'Öltemperatur hoch',
      'Element outlet temperature high',
      'Element outlet temperature too high',
      'Oil temperature high',
    ],
    checks: ['oilLevel', 'coolingAir', 'cleanCooler', 'oilFilter', 'thermostaticValve'],
    sources: [
      'https://www.unitecd.com/en/troubleshooting-screw-compressor-high-discharge-temperature-a-field-diagnostic-guide/',
      'https://mncompressor.com/why-is-your-screw-compressor-overheating-common-causes-and-diagnostic-steps/',
    ],
  },
  {
    faults: ['Motorschutz ausgelöst', 'Motorstrom hoch', 'Motor overload tripped', 'Motor current high'],
    checks: ['supplyVoltage', 'terminals', 'separatorElement', 'fanMotor'],
    sources: [
      'https://aircompressorservices.com/blogs/blog/motor-overload-fault-rotary-screw-compressor',
      'https://factorylm.com/blog/why-your-air-compressor-keeps-shutting-down',
    ],
  },
  {
    faults: [
      'Differenzdruck am Ölabscheider hoch',
      'Differenzdruck am Ölabscheider zu hoch',
      'Oil separator differential pressure high',
      'Oil separator differential pressure too high',
    ],
    checks: ['separatorElement'],
    sources: ['https://factorylm.com/blog/why-your-air-compressor-keeps-shutting-down'],
  },
  {
    faults: ['Drucktaupunkt hoch', 'Drucktaupunkt zu hoch', 'Pressure dew point high', 'Pressure dew point too high'],
    checks: ['drainDischarges', 'cleanCondenser', 'inletAir', 'dryerLoad'],
    sources: [
      'https://www.unitecd.com/en/diagnostic-troubleshooting-guide-compressed-air-dryer-dewpoint-excursions/',
      'https://www.hpccompressors.co.uk/news-resources/blog/maintenance-for-air-treatment-components-part-1-refrigerated-dryers/',
    ],
  },
  {
    faults: ['Kältemitteldruck hoch', 'Refrigerant pressure high'],
    checks: ['cleanCondenser', 'coolingAir', 'inletAir'],
    sources: [
      'https://www.hpccompressors.co.uk/news-resources/blog/maintenance-for-air-treatment-components-part-1-refrigerated-dryers/',
      'http://articdriers.co.za/air-dryer-maintenance-do-s-and-don-ts',
    ],
  },
  {
    faults: [
      'Kondensatableiter gestört',
      'Kondensatstand hoch',
      'Kondensatableiter der Station gestört',
      'Condensate drain faulty',
      'Condensate level high',
      'Station condensate drain faulty',
    ],
    checks: ['drainDischarges', 'drainStrainer'],
    sources: ['http://articdriers.co.za/air-dryer-maintenance-do-s-and-don-ts'],
  },
];

const folded = (text: string) => text.trim().toLowerCase();
const byText = new Map(faultHints.flatMap((hint) => hint.faults.map((fault) => [folded(fault), hint] as const)));

/**
 * What is usually checked at a fault, found by what it is called: numbers mean something else at each control. Undefined where nothing is known,
 * and for a fault without a text.
 */
export const faultHint = (text: string | undefined): FaultHint | undefined => (text === undefined ? undefined : byText.get(folded(text)));
