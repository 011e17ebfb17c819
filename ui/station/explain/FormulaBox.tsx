import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ComputedFigure, formulaOf } from '../../../core/formulas/index.ts';
import { calculationLine, formulaLine } from '../../../i18n/index.ts';
import { useFormat } from '../useFormat.ts';
import './formulaBox.css';

/** A formula in words, as a fraction where it is one. */
export const FormulaBox = observer(function FormulaBox({ figure }: { readonly figure: ComputedFigure }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const description = formulaOf(figure);
  const line = calculationLine(i18n, figure, region);
  if (!('formula' in description) || typeof description.formula === 'string' || !('over' in description.formula))
    return <p className="ex-formula">{line}</p>;
  const { over, under } = description.formula;
  return (
    <p className="ex-formula">
      <span className="vh">{line}</span>
      <span className="ex-fraction" aria-hidden>
        <span>{formulaLine(i18n, over, region)}</span>
        <span>{formulaLine(i18n, under, region)}</span>
      </span>
    </p>
  );
});
