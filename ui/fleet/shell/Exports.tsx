import { useLingui } from '@lingui/react';
import { Icon } from '../../kit/index.ts';

interface ExportsProps {
  /** Of the call that the page shows. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** There is a calendar of it too, whose words are in a language. */
  readonly hasCalendar?: boolean;
}

/** Saves what a page shows as a table, or as a calendar. */
export function Exports({ path, query = {}, hasCalendar = false }: ExportsProps) {
  const { i18n } = useLingui();
  return (
    <span className="fl-tools">
      {hasCalendar && (
        <a className="btn sm" href={`${path}.ics?language=${i18n.locale}`} download>
          <Icon name="g-cal" />
          {i18n._('Kalender')}
        </a>
      )}
      <a className="btn sm" href={`${path}.csv?${new URLSearchParams(query)}`} download>
        <Icon name="g-down" />
        {i18n._('CSV')}
      </a>
    </span>
  );
}
