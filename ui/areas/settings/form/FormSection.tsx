import type { ReactNode } from 'react';
import { Panel } from '../../../kit/index.ts';

interface Props {
  readonly title: string;
  /** In small type below the title. */
  readonly note?: ReactNode;
  /** To the right of the title. */
  readonly actions?: ReactNode;
  /** Its children are laid out by themselves, not as fields in six columns. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** Fields that belong together, in six columns where there is room. */
export function FormSection({ title, note, actions, bare = false, children }: Props) {
  return (
    <Panel title={title} actions={actions} bare className="fm-section">
      {note !== undefined && <p className="fm-note t14 dim">{note}</p>}
      {bare ? children : <div className="fm-fields">{children}</div>}
    </Panel>
  );
}
