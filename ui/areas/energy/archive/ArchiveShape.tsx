import { useLingui } from '@lingui/react';
import { Panel } from '../../../kit/index.ts';

/** Where the files will be, while their list is pending. */
export function ArchiveShape() {
  const { i18n } = useLingui();
  return (
    <div className="da-groups" aria-busy>
      {[i18n._('Station'), i18n._('Verdichter')].map((title) => (
        <div key={title} className="da-group">
          <h2>{title}</h2>
          <Panel label={title}>
            <div className="da-shape" aria-hidden>
              {[1, 2, 3, 4].map((row) => (
                <span key={row} />
              ))}
            </div>
          </Panel>
        </div>
      ))}
    </div>
  );
}
