import type { ReactNode } from 'react';

export interface HeadlineProps {
  /** The answer as a sentence. */
  readonly title: ReactNode;
  /** In smaller type below it. */
  readonly note?: ReactNode;
  /** To the right, below where there is no room. */
  readonly children?: ReactNode;
}

/** The top of a page: what its reader came for. */
export function Headline({ title, note, children }: HeadlineProps) {
  return (
    <div className="headline">
      <div>
        <h1>{title}</h1>
        {note !== undefined && <p className="t14 dim">{note}</p>}
      </div>
      {children}
    </div>
  );
}
