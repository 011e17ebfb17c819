import type { Figure } from '../../../i18n/format/index.ts';
import { classNames } from '../../kit/index.ts';

export interface FigureSpanProps {
  readonly figure: Figure;
  /** Shows the unit beside `---` too. */
  readonly keepUnit?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A formatted figure with its unit; several of them in one observer cost less than a QuantityFigure each. */
export function FigureSpan({ figure: { figure, unit, isMissing }, keepUnit = false, className }: FigureSpanProps) {
  return (
    <span className={classNames('fg', isMissing && 'none', className)}>
      {figure}
      {(keepUnit || !isMissing) && <span className="unit">{unit}</span>}
    </span>
  );
}
