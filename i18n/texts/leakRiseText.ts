import type { I18n } from '@lingui/core';
import type { PlantDay } from '../../core/time/index.ts';
import { formatDay } from '../format/index.ts';
import type { Region } from '../Region.ts';

/** What an alarm of the flow of nights is called; `since` is the first night of it. */
export const leakRiseText = (i18n: I18n, since: PlantDay, region: Region): string =>
  i18n._(/*i18n*/ 'Leckage oder Nachtverbrauch seit {day} gestiegen', { day: formatDay(since, region) });
