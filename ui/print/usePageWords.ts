import { useLingui } from '@lingui/react';
import type { PageWords } from '../../core/report/index.ts';
import { missing } from '../../i18n/format/index.ts';
import { originOnPaper } from '../../i18n/index.ts';
import { stores, useService } from '../di/index.ts';
import { productVersion } from '../kit/index.ts';
import { stationName, useFormat } from '../station/index.ts';
import type { Printable } from './Printable.ts';

/** What is written around a chart on its page. Only inside an observer. */
export function usePageWords({ title, range, units, address }: Printable, printedAtMs: number): PageWords {
  const { i18n } = useLingui();
  const { date, minute, zone } = useFormat();
  const settings = useService(stores.settings);
  const station = useService(stores.station);
  const version = i18n._('Version {version}', { version: productVersion || missing });
  const origin = originOnPaper(i18n, station.facts?.origin);
  return {
    title,
    station: [stationName(settings, station), origin].filter(Boolean).join(' · '),
    range: i18n._('{range}, Zeitzone {zone}', { range, zone }),
    address: address && new URL(address, window.location.href).href,
    units,
    printed: [i18n._('Gedruckt am {date}, {time}', { date: date(printedAtMs), time: minute(printedAtMs) }), version].join(', '),
    pageNumber: i18n._('Seite {page} von {pages}', { page: 1, pages: 1 }),
  };
}
