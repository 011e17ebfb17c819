import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

/** Names and values below each other; its children are KeyValue. */
export function KeyValueList({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) {
  return <dl className={classNames('kv', className)}>{children}</dl>;
}

export interface KeyValueProps {
  readonly name: ReactNode;
  /** In smaller type behind the name. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function KeyValue({ name, note, children }: KeyValueProps) {
  return (
    <div>
      <dt>
        {name}
        {note !== undefined && <span className="t12"> {note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
