import { useLingui } from '@lingui/react';
import { Icon } from '../../kit/index.ts';

interface ExportsProps {
  /** Of the call whose answer is saved. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** There is a calendar of it too. */
  readonly hasCalendar?: boolean;
}

/** Saves what a page shows as a table, or as a calendar. */
export function Exports({ path, query = {}, hasCalendar = false }: ExportsProps) {
  const { i18n } = useLingui();
  return (
    <span className="fl-tools">
      {hasCalendar && (
        <a className="btn sm" href={`${path}.ics`} download>
          <Icon name="g-cal" />
          {i18n._('Kalender')}
        </a>
      )}
      <a className="btn sm" href={`${path}?${new URLSearchParams({ ...query, format: 'csv' })}`} download>
        <Icon name="g-down" />
        CSV
      </a>
    </span>
  );
}
