import type { ReactNode } from 'react';
import { dataNeedNames } from '../../../core/figures/index.ts';
import { type ComputedFigure, shortfallsOf } from '../../../core/formulas/index.ts';
import type { FormattedValue } from '../../../i18n/format/index.ts';
import { classNames } from '../../kit/index.ts';
import { Explain, type Explanation, ShortMark, ShortNote } from '../../station/index.ts';
import './energy.css';

/** A figure and what it is. */
export interface Answer {
  readonly title: string;
  readonly figure: FormattedValue;
  /** Which rule it follows; undefined for a count. */
  readonly computed?: ComputedFigure;
  /** In small type below. */
  readonly note?: ReactNode;
}

export interface AnswerLineProps {
  /** What the page's reader came for. */
  readonly answer: Answer;
  readonly besides: readonly (Answer & { readonly id: string })[];
  /** What all of them rest on. */
  readonly explanation: Explanation;
  readonly children?: ReactNode;
}

/** The top of a page: its answer as a large figure, and its neighbours. */
export function AnswerLine({ answer, besides, explanation, children }: AnswerLineProps) {
  const explain = ({ title, figure, computed }: Answer) =>
    !figure.isMissing && computed !== undefined && <Explain figure={computed} name={title} value={figure.text} of={explanation} />;
  const shown = [answer, ...besides];
  const shortOf = (computed: ComputedFigure | undefined) => (computed === undefined ? [] : shortfallsOf(computed, explanation.basis ?? {}));
  const isShort = ({ computed }: Answer) => shortOf(computed).length > 0;
  return (
    <div className="ea">
      <div className="ea-main">
        <h1>
          <span className="ea-title">{answer.title} </span>
          <Large figure={answer.figure} size="l" isShort={isShort(answer)} />
        </h1>
        {explain(answer)}
        {answer.note !== undefined && <p className="label">{answer.note}</p>}
      </div>
      <dl className="ea-besides">
        {besides.map((beside) => (
          <div key={beside.id}>
            <dt className="label">
              {beside.title}
              {explain(beside)}
            </dt>
            <dd>
              <Large figure={beside.figure} size="m" isShort={isShort(beside)} />
              {beside.note !== undefined && <span className="label ea-note">{beside.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ShortNote
        needs={dataNeedNames.filter((need) => shown.some(({ figure, computed }) => !figure.isMissing && shortOf(computed).includes(need)))}
      />
      {children}
    </div>
  );
}

interface LargeProps {
  readonly figure: FormattedValue;
  readonly size: 'l' | 'm';
  /** Of too little data. */
  readonly isShort: boolean;
}

function Large({ figure: { figure, unit, isMissing }, size, isShort }: LargeProps) {
  return (
    <span className={classNames('fig', size, isMissing && 'none')}>
      {figure}
      {!isMissing && isShort && <ShortMark />}
      {!isMissing && unit !== '' && <span className="unit">{unit}</span>}
    </span>
  );
}
