import type { ReactNode } from 'react';
import type { ComputedFigure } from '../../../core/formulas/index.ts';
import type { Figure } from '../../../i18n/format/index.ts';
import { classNames } from '../../kit/index.ts';
import { Explain, type Explanation } from '../../station/index.ts';
import './energy.css';

/** A figure and what it is. */
export interface Answer {
  readonly title: string;
  readonly figure: Figure;
  /** Which rule it follows. */
  readonly computed: ComputedFigure;
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
    !figure.isMissing && <Explain figure={computed} name={title} value={figure.text} of={explanation} />;
  return (
    <div className="ea">
      <div className="ea-main">
        <h1>
          <span className="ea-title">{answer.title} </span>
          <Large figure={answer.figure} size="l" />
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
              <Large figure={beside.figure} size="m" />
              {beside.note !== undefined && <span className="label ea-note">{beside.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function Large({ figure: { figure, unit, isMissing }, size }: { readonly figure: Figure; readonly size: 'l' | 'm' }) {
  return (
    <span className={classNames('fig', size, isMissing && 'none')}>
      {figure}
      {!isMissing && unit !== '' && <span className="unit">{unit}</span>}
    </span>
  );
}
