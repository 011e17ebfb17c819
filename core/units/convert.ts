import type { PressureUnit, Quantity, TemperatureUnit, Unit, UnitChoice, VolumeUnit } from './Unit.ts';

export const psiPerBar = 14.50377377;
export const mpaPerBar = 0.1;
export const cubicFeetPerM3 = 35.31467;
/** Kelvin at 0 degC. */
export const kelvinOffset = 273.15;

/** display = base * factor + offset; exact both ways. */
interface Scale {
  readonly factor: number;
  readonly offset: number;
}

const scaled = (factor: number, offset = 0): Scale => ({ factor, offset });
const base = scaled(1);

const pressureScales: Readonly<Record<PressureUnit, Scale>> = { bar: base, psi: scaled(psiPerBar), MPa: scaled(mpaPerBar) };
const temperatureScales: Readonly<Record<TemperatureUnit, Scale>> = { degC: base, degF: scaled(1.8, 32), degK: scaled(1, kelvinOffset) };
const volumeScales: Readonly<Record<VolumeUnit, Scale>> = { m3: base, cft: scaled(cubicFeetPerM3) };

interface Display {
  readonly unit: Unit;
  readonly scale: Scale;
  /** Decimals shown. */
  readonly digits: number;
}

const pressureDigits: Readonly<Record<PressureUnit, number>> = { bar: 1, psi: 0, MPa: 2 };

const displays: { readonly [Q in Quantity]: (choice: UnitChoice) => Display } = {
  pressure: ({ pressure }) => ({ unit: pressure, scale: pressureScales[pressure], digits: pressureDigits[pressure] }),
  temperature: ({ temperature }) => ({ unit: temperature, scale: temperatureScales[temperature], digits: 0 }),
  volume: ({ volume }) => ({ unit: volume, scale: volumeScales[volume], digits: 0 }),
  volumeFlow: ({ volume }) => ({ unit: `${volume}/min`, scale: volumeScales[volume], digits: volume === 'cft' ? 0 : 1 }),
  power: () => ({ unit: 'kW', scale: base, digits: 1 }),
  energy: () => ({ unit: 'kWh', scale: base, digits: 1 }),
  ratio: () => ({ unit: 'percent', scale: scaled(100), digits: 0 }),
  specificPower: ({ volume }) => ({
    unit: `kW/(${volume}/min)`,
    scale: scaled(1 / volumeScales[volume].factor),
    digits: volume === 'cft' ? 3 : 2,
  }),
};

/** The unit a quantity is shown in. */
export function displayUnit(quantity: Quantity, choice: UnitChoice): Unit {
  return displays[quantity](choice).unit;
}

/** How many decimals a quantity is shown with. */
export function displayDigits(quantity: Quantity, choice: UnitChoice): number {
  return displays[quantity](choice).digits;
}

/** From the base unit to the chosen display unit, unrounded; NaN stays NaN. */
export function toDisplay(quantity: Quantity, value: number, choice: UnitChoice): number {
  const { factor, offset } = displays[quantity](choice).scale;
  return value * factor + offset;
}

/** From the chosen display unit back to the base unit, unrounded; NaN stays NaN. */
export function fromDisplay(quantity: Quantity, value: number, choice: UnitChoice): number {
  const { factor, offset } = displays[quantity](choice).scale;
  return (value - offset) / factor;
}
