import type { ValueOrigin } from '../../core/master/index.ts';
import type { StationConfig } from '../config/StationConfig.ts';

/** Where the values come from that a station of this configuration shows; without any device it has no plant. */
export function originOf({ demo, source }: Pick<StationConfig, 'demo' | 'source'>, hasDevices: boolean): ValueOrigin {
  if (source === 'field') return hasDevices ? 'measured' : 'none';
  return demo && source === 'simulated' ? 'demo' : source;
}

/** What the log says of values that nobody measures. */
export const originLines: Readonly<Record<Exclude<ValueOrigin, 'measured'>, string>> = {
  demo: 'the values are not measured: this is a demo of an invented station',
  simulated: 'the values are not measured: a model of a plant calculates them',
  recorded: 'the values are not measured now: day files are replayed',
  none: 'no device of a plant is set up, so there are no values; the page of devices is for that',
};
