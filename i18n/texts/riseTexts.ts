import type { I18n } from '@lingui/core';
import type { PlantDay } from '../../core/time/index.ts';
import { formatDay } from '../format/index.ts';
import type { Region } from '../Region.ts';

/** What an alarm of the flow of nights is called; `since` is the first night of it. */
export const leakRiseText = (i18n: I18n, since: PlantDay, region: Region): string =>
  i18n._(/*i18n*/ 'Leckage oder Nachtverbrauch seit {day} gestiegen', { day: formatDay(since, region) });

interface Rise {
  /** Machines 1..10. */
  readonly slots: readonly number[];
  /** The first day of the first one. */
  readonly since: PlantDay;
  readonly region: Region;
}

/** What an alarm of the specific power of machines is called. */
export const machineRiseText = (i18n: I18n, { slots, since, region }: Rise): string =>
  i18n._(/*i18n*/ 'Spezifische Leistung von {machines} seit {day} gestiegen', {
    machines: slots.map((slot) => `K${slot}`).join(', '),
    day: formatDay(since, region),
  });
