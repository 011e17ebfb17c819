import { useLingui } from '@lingui/react';
import type { WindowQuantity, WindowSeries } from '../../../../core/blackBox/index.ts';
import { useInputName, useSourceName } from '../../../station/index.ts';

const plantWords: Readonly<Partial<Record<WindowQuantity, string>>> = {
  pressure: /*i18n*/ 'Netzdruck',
  volumeFlow: /*i18n*/ 'Volumenstrom',
  power: /*i18n*/ 'Leistung der Station',
};
const machineWords: Readonly<Partial<Record<WindowQuantity, string>>> = {
  pressure: /*i18n*/ 'Druck {machine}',
  power: /*i18n*/ 'Leistung {machine}',
  temperature: /*i18n*/ 'Temperatur {machine}',
};

/** Returns the function that names a line around a fault. Only inside an observer. */
export function useSeriesName(): (series: Pick<WindowSeries, 'source' | 'quantity' | 'input'>) => string {
  const { i18n } = useLingui();
  const inputName = useInputName();
  const sourceName = useSourceName();
  return ({ source, quantity, input }) => {
    const machine = sourceName(source);
    if (input !== undefined) return source === 'master' ? inputName(input) : `${machine}, ${inputName(input)}`;
    const word = (source === 'master' ? plantWords : machineWords)[quantity];
    return word === undefined ? machine : i18n._(word, { machine });
  };
}
