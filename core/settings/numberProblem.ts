import type { SettingsMessage } from './message.ts';

/** What is wrong with a number that may be any; NaN and infinity are none. */
export const numberProblem = (value: number): SettingsMessage | undefined => (Number.isFinite(value) ? undefined : { code: 'noNumber' });

/** What is wrong with a number that is zero or more. */
export function amountProblem(value: number): SettingsMessage | undefined {
  return numberProblem(value) ?? (value < 0 ? { code: 'negativeNumber' } : undefined);
}

/** What is wrong with a number that has bounds of its own, both included. */
export function rangeProblem(value: number, least: number, most: number): SettingsMessage | undefined {
  if (!Number.isFinite(value)) return { code: 'noNumber' };
  return value < least || value > most ? { code: 'outOfRange', least, most } : undefined;
}

const maxPort = 65_535;

/** A port from its digits alone, NaN for anything else: no sign, space, leading zero, decimals or exponent. */
export function parsePort(text: string): number {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= maxPort ? Number(text) : NaN;
}

/** What is wrong with a port: it is a whole number of 1 to 65535. */
export function portProblem(port: number): SettingsMessage | undefined {
  return Number.isInteger(port) && port >= 1 && port <= maxPort ? undefined : { code: 'invalidPort' };
}
