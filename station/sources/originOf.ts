import type { ValueOrigin } from '../../core/master/index.ts';
import type { StationConfig } from '../config/StationConfig.ts';

/** Where the values come from that a station of this configuration shows. */
export function originOf({ demo, source }: Pick<StationConfig, 'demo' | 'source'>): ValueOrigin {
  return demo && source === 'simulated' ? 'demo' : source;
}

/** What the log says of values that nobody measures. */
export const originLines: Readonly<Record<Exclude<ValueOrigin, 'measured'>, string>> = {
  demo: 'the values are not measured: this is a demo of an invented station',
  simulated: 'the values are not measured: a model of a plant calculates them',
  recorded: 'the values are not measured now: day files are replayed',
  none: 'no plant is connected, so there are no values; --source names one',
};
