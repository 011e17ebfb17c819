import type { Clock } from '../../core/ports/index.ts';
import { msPerMinute, type PlantDay, plantDayOf } from '../../core/time/index.ts';
import type { PlantStore } from './PlantStore.ts';
import type { SettingsStore } from './SettingsStore.ts';

/** What says the time: the controller's clock, the browser's while that is not known. */
export interface Clocks {
  readonly plant: Pick<PlantStore, 'clockMs'>;
  readonly clock: Clock;
}

/** The present by the controller's clock, by the browser's while that is not known. */
export const presentMs = ({ plant, clock }: Clocks): number => plant.clockMs ?? clock.nowMs();

/** The begun minute does not count. */
export const presentMinuteMs = (clocks: Clocks): number => Math.floor(presentMs(clocks) / msPerMinute) * msPerMinute;

/** The present day of the plant's zone. */
export const presentDay = (of: Clocks & { readonly settings: Pick<SettingsStore, 'settings'> }): PlantDay =>
  plantDayOf(presentMs(of), of.settings.settings.time.zone);
