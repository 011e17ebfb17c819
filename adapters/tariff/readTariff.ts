import type { FieldProblem } from '../../core/field/index.ts';
import type { TariffEntry } from '../../core/tariff/index.ts';
import { type Read, readWith } from '../field/index.ts';
import { type TariffFile, tariffFileSchema } from '../plantData/index.ts';

type Path = FieldProblem['path'];

function problemsOfEntries(entries: readonly TariffEntry[], path: Path): readonly FieldProblem[] {
  return entries.flatMap((entry, i): readonly FieldProblem[] => {
    const isRepeated = entries.findIndex(({ since }) => since === entry.since) < i;
    const windows = entry.kind === 'calendar' ? entry.windows : [];
    return [
      ...(isRepeated ? [{ path: [...path, i, 'since'], code: 'repeated' } as const] : []),
      ...windows.flatMap(({ from, until }, at): readonly FieldProblem[] =>
        from === until ? [{ path: [...path, i, 'windows', at, 'until'], code: 'unusable' }] : [],
      ),
    ];
  });
}

/** A file of tariffs from its JSON, or what is wrong with it. */
export function readTariff(json: unknown): Read<TariffFile> {
  return readWith(tariffFileSchema, json, ({ prices, co2 = [] }) => [
    ...problemsOfEntries(prices, ['prices']),
    ...problemsOfEntries(co2, ['co2']),
  ]);
}
