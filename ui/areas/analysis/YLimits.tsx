import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { type Extent, readYLimit, type YLimitProblem } from '../../../core/plot/index.ts';
import { displayUnit } from '../../../core/units/index.ts';
import { decimalSeparator as separatorOf, unitSymbol } from '../../../i18n/format/index.ts';
import { classNames, Field, Icon } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import { limitText } from './model/limitText.ts';
import type { PlotQuantity } from './model/series.ts';

const ends = { lower: 'min', upper: 'max' } as const;
type Side = keyof typeof ends;

/** Text ids. */
const problemWords: Readonly<Record<YLimitProblem, string>> = {
  badCharacter: /*i18n*/ 'Nur Ziffern, Minus und Komma',
  noNumber: /*i18n*/ 'Keine Zahl',
  outsideRange: /*i18n*/ 'Außerhalb des Bereichs',
};

interface Props {
  readonly quantity: PlotQuantity;
  /** In the base unit. */
  readonly shown: Extent;
  readonly onCommit: (extent: Extent) => void;
}

/** The limits of a value axis, to be typed in the display unit; Enter takes them when they are valid, Escape the old ones. */
export const YLimits = observer(function YLimits({ quantity, shown, onCommit }: Props) {
  const { i18n } = useLingui();
  const { units, region } = useFormat();
  const hintId = useId();
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({});
  const decimalSeparator = separatorOf(region);
  const textOf = (side: Side) => typed[side] ?? limitText(quantity, shown[ends[side]], units, decimalSeparator);
  const resultOf = (side: Side) =>
    typed[side] === undefined ? { value: shown[ends[side]] } : readYLimit(typed[side], { side, shown, quantity, units, decimalSeparator });

  const commit = () => {
    const [lower, upper] = [resultOf('lower'), resultOf('upper')];
    if ('problem' in lower || 'problem' in upper) return;
    setTyped({});
    if (lower.value !== shown.min || upper.value !== shown.max) onCommit({ min: lower.value, max: upper.value });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
    if (key === 'Escape') setTyped({});
  };
  const unit = unitSymbol(displayUnit(quantity, units));
  const labels: Readonly<Record<Side, string>> = { lower: i18n._('von ({unit})', { unit }), upper: i18n._('bis ({unit})', { unit }) };

  return (
    <div className="an-limits">
      {(['lower', 'upper'] as const).map((side) => {
        const result = resultOf(side);
        const problem = 'problem' in result ? result.problem : undefined;
        return (
          <Field key={side} label={labels[side]} isInvalid={problem !== undefined} describedBy={hintId} className="small">
            {(control) => (
              <input
                {...control}
                className="in"
                inputMode="decimal"
                autoComplete="off"
                value={textOf(side)}
                onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
                onKeyDown={onKeyDown}
              />
            )}
          </Field>
        );
      })}
      <p className={classNames('hint', problemOf() !== undefined && 'an-bad s-error')} id={hintId} aria-live="polite">
        {problemOf() !== undefined ? (
          <>
            <Icon name="i-error" />
            {i18n._(problemWords[problemOf()!])}
          </>
        ) : (
          Object.keys(typed).length > 0 && i18n._('Mit Enter übernehmen')
        )}
      </p>
    </div>
  );

  function problemOf(): YLimitProblem | undefined {
    for (const side of ['lower', 'upper'] as const) {
      const result = resultOf(side);
      if ('problem' in result) return result.problem;
    }
    return undefined;
  }
});
