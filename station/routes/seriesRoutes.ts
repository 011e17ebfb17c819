import { decodeSeriesRequest, done, encodeSeries } from '../../adapters/contract/index.ts';
import { maxSeries } from '../../core/tariff/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { SeriesRefusal } from '../settings/seriesBook.ts';
import type { RouteParts } from './RouteParts.ts';

interface Refusal {
  readonly status: number;
  readonly english: string;
  /** Text id. */
  readonly text: string;
}

const refusals: Readonly<Record<SeriesRefusal, Refusal>> = {
  noPrice: { status: 400, english: 'The series has no value.', text: /*i18n*/ 'Die Reihe hat keinen Wert.' },
  tooMany: {
    status: 409,
    english: `There are ${maxSeries} series, as many as there may be; remove one first.`,
    text: /*i18n*/ 'Es gibt schon so viele Reihen, wie es geben kann. Bitte löschen Sie zuerst eine.',
  },
  tooLong: {
    status: 409,
    english: 'The series would be longer than ten years.',
    text: /*i18n*/ 'Die Reihe würde länger als zehn Jahre.',
  },
  inUse: {
    status: 409,
    english: 'A price, a factor or a meter of the plant data is of this series; remove that first.',
    text: /*i18n*/ 'Ein Strompreis, CO₂-Faktor oder Zähler der Anlagendaten benutzt diese Reihe. Bitte entfernen Sie ihn zuerst.',
  },
  unknownSeries: { status: 404, english: 'There is no such series.', text: /*i18n*/ 'Diese Reihe gibt es nicht mehr.' },
};

function check(refusal: SeriesRefusal | undefined): void {
  if (refusal === undefined) return;
  const { status, english, text } = refusals[refusal];
  throw new CallRefused(status, english, (i18n) => i18n._(text));
}

/** The series of prices and of CO2. */
export function seriesRoutes({
  series,
  access: { audit },
  addressOf,
}: RouteParts): Pick<Handlers, 'priceSeries' | 'savePriceSeries' | 'removePriceSeries'> {
  return {
    priceSeries: () => encodeSeries(series.all()),
    savePriceSeries({ body, known, request }) {
      const { name, overlap } = body;
      check(series.save(name, decodeSeriesRequest(body), overlap));
      audit.note({ what: 'priceSeries', level: known.level, address: addressOf(request.raw), details: { name, overlap } });
      return done;
    },
    removePriceSeries({ body: { name }, known, request }) {
      check(series.remove(name));
      audit.note({ what: 'priceSeries', level: known.level, address: addressOf(request.raw), details: { name, isRemoved: true } });
      return done;
    },
  };
}
