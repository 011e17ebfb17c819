import { useLingui } from '@lingui/react';
import { Panel, Skeleton } from '../../../kit/index.ts';

/** Where the files will be, while their list is pending. */
export function ArchiveShape() {
  const { i18n } = useLingui();
  return (
    <div className="da-groups">
      {[i18n._('Station'), i18n._('Verdichter')].map((title) => (
        <div key={title} className="da-group">
          <h2>{title}</h2>
          <Panel label={title}>
            <Skeleton label={i18n._('Lädt')} bars={4} className="da-shape" />
          </Panel>
        </div>
      ))}
    </div>
  );
}
