import { median } from '../estimate/index.ts';
import { absoluteBar } from './air.ts';
import type { NightFlow } from './nightFlows.ts';

/** A leak's flow follows the absolute pressure; a pressure that is not known changes nothing. */
export function broughtTo(atBar: number, flowM3min: number, pressureBar: number): number {
  const factor = absoluteBar(atBar) / absoluteBar(pressureBar);
  return Number.isNaN(factor) ? flowM3min : flowM3min * factor;
}

/** The middle pressure of some; undefined where none is logged. */
export const middleBar = (all: readonly { readonly pressureBar: number }[]): number | undefined =>
  median(all.map(({ pressureBar }) => pressureBar).filter((bar) => !Number.isNaN(bar)));

/** Share of the nights of some days with data, 0..1. */
export const nightCoverage = (nights: readonly NightFlow[], days: number): number =>
  days === 0 ? 0 : nights.reduce((sum, { coverage }) => sum + coverage, 0) / days;

/** The flows of nights at their middle pressure, by day. */
export function normalNights(nights: readonly NightFlow[]): readonly NightFlow[] {
  const atBar = middleBar(nights) ?? NaN;
  return nights
    .map((night) => ({
      ...night,
      flowM3min: broughtTo(atBar, night.flowM3min, night.pressureBar),
      meanM3min: broughtTo(atBar, night.meanM3min, night.pressureBar),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}
