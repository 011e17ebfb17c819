import { namedSeries } from '../../core/plantData/index.ts';
import type { PriceSeriesApi, PriceSeriesRepository } from '../../core/ports/index.ts';
import { plantDataOf, type Settings } from '../../core/settings/index.ts';
import type { MemoryGate } from './memoryGate.ts';

/** Text ids of what is refused. */
const refused = {
  noPrice: 'Die Reihe hat keinen Wert.',
  inUse: 'Ein Strompreis, CO₂-Faktor oder Zähler der Anlagendaten benutzt diese Reihe. Bitte entfernen Sie ihn zuerst.',
  unknown: 'Diese Reihe gibt es nicht mehr.',
} as const;

/** The series of prices of a fake. */
export function memoryPriceSeries(gate: MemoryGate, series: PriceSeriesRepository, plant: () => Settings['plant']): PriceSeriesApi {
  return {
    list: (token) => gate.ask({ call: 'priceSeries', sent: undefined, token }, () => series.all()),
    save: (name, perKWh, overlap, token, language) =>
      gate.save({ call: 'priceSeries', sent: name, token }, language, (i18n) => {
        if (perKWh.size === 0) return i18n._(refused.noPrice);
        const before = series.read(name, { fromMs: -Infinity, untilMs: Infinity });
        series.save(name, overlap === 'replace' ? perKWh : new Map([...perKWh, ...before]));
        return undefined;
      }),
    remove: (name, token, language) =>
      gate.save({ call: 'priceSeries', sent: name, token }, language, (i18n) => {
        if (series.all().every((each) => each.name !== name)) return i18n._(refused.unknown);
        if (namedSeries(plantDataOf(plant())).includes(name)) return i18n._(refused.inUse);
        series.remove(name);
        return undefined;
      }),
  };
}
