import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';

export interface PanelProps {
  readonly title?: ReactNode;
  /** Name of a panel without a title. */
  readonly label?: string | undefined;
  /** Id of the heading that names a panel without a title. */
  readonly labelledBy?: string | undefined;
  /** To the right of the title. */
  readonly actions?: ReactNode;
  /** Without the padded body around the children. */
  readonly bare?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** One surface with one hairline; never nested. */
export function Panel({ title, label, labelledBy, actions, bare = false, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      className={classNames('panel', className)}
      aria-label={label}
      aria-labelledby={labelledBy ?? (title === undefined ? undefined : titleId)}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className="ph">
          {title !== undefined && <h2 id={titleId}>{title}</h2>}
          <span className="sp" />
          {actions}
        </header>
      )}
      {bare ? children : <div className="pb">{children}</div>}
    </section>
  );
}
