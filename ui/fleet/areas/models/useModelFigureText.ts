import type { ModelFigure } from '../../../../core/fleet/index.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { modelFigureWords } from './modelFigureWords.ts';

/** Returns the function that writes a figure of a machine without its unit, which its head names. Only inside an observer. */
export function useModelFigureText(): (figure: ModelFigure, value: number | undefined) => string {
  const { number, quantity } = useFleetFormat();
  return (figure, value) => {
    const { as } = modelFigureWords[figure];
    return typeof as === 'number' ? number(value, as) : quantity(as, value).figure;
  };
}
