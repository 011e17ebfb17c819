import type { ReactNode } from 'react';
import type { Figure } from '../../../i18n/format/index.ts';
import { classNames } from '../../kit/index.ts';
import './energy.css';

/** A figure and what it is. */
export interface Answer {
  readonly title: ReactNode;
  readonly figure: Figure;
  /** In small type below. */
  readonly note?: ReactNode;
}

export interface AnswerLineProps {
  /** What the page's reader came for. */
  readonly answer: Answer;
  readonly besides: readonly (Answer & { readonly id: string })[];
  readonly children?: ReactNode;
}

/** The top of a page: its answer as a large figure, and its neighbours. */
export function AnswerLine({ answer, besides, children }: AnswerLineProps) {
  return (
    <div className="ea">
      <div className="ea-main">
        <h1>
          <span className="ea-title">{answer.title} </span>
          <Large figure={answer.figure} size="l" />
        </h1>
        {answer.note !== undefined && <p className="label">{answer.note}</p>}
      </div>
      <dl className="ea-besides">
        {besides.map(({ id, title, figure, note }) => (
          <div key={id}>
            <dt className="label">{title}</dt>
            <dd>
              <Large figure={figure} size="m" />
              {note !== undefined && <span className="label ea-note">{note}</span>}
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
