import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { cssVars, Icon } from '../../kit/index.ts';
import { useFormat } from '../../station/index.ts';
import type { AnalysisStore, LoadProgress } from '../../stores/index.ts';

const bytesInMB = 1_000_000;

/** How far the day files are, and what became of them. */
export const FilesProgress = observer(function FilesProgress({ of: analysis }: { readonly of: AnalysisStore }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { state, progress, isCancelled, isSummed } = analysis;
  if (state === 'asking')
    return (
      <div className="an-note an-loading" role="status">
        <b>{i18n._('Anforderung läuft')}</b>
        {progress.fileCount > 0 && isSummed && (
          <span>
            {i18n._('{loaded} von {count, plural, one {# Tag} other {# Tagen}} summiert', {
              loaded: progress.readFiles,
              count: progress.fileCount,
            })}
          </span>
        )}
        {progress.fileCount > 0 && !isSummed && (
          <span>
            {i18n._('{loaded} von {count, plural, one {# Datei} other {# Dateien}}, {size} MB', {
              loaded: progress.readFiles,
              count: progress.fileCount,
              size: number(progress.loadedBytes / bytesInMB, 0),
            })}
          </span>
        )}
        <span className="sp" />
        <button type="button" className="btn sm" onClick={() => analysis.cancel()}>
          {i18n._('Abbrechen')}
        </button>
        <span className="an-bar" style={cssVars({ '--an-done': doneShare(progress) })} />
      </div>
    );
  if (state === 'failed' && !isCancelled)
    return (
      <p className="an-note s-warn" role="alert">
        <Icon name="i-warn" />
        <b>{i18n._('Anforderung fehlgeschlagen')}</b>
        {i18n._('Die Dateien der SD-Karte ließen sich nicht laden.')}
        <span className="sp" />
        <button type="button" className="btn sm" onClick={() => void analysis.retry()}>
          {i18n._('Erneut versuchen')}
        </button>
      </p>
    );
  return (
    isCancelled && (
      <p className="an-note" role="status">
        {i18n._('Das Laden wurde abgebrochen.')}
        <span className="sp" />
        <button type="button" className="btn sm" onClick={() => void analysis.retry()}>
          {i18n._('Erneut laden')}
        </button>
      </p>
    )
  );
});

/** Loading and reading count alike; bytes only where the station states how many there will be. */
function doneShare({ loadedBytes, totalBytes, loadedFiles, readFiles, fileCount }: LoadProgress): number {
  if (fileCount === 0) return 0;
  const loaded = totalBytes === undefined || totalBytes === 0 ? loadedFiles / fileCount : loadedBytes / totalBytes;
  return (loaded + readFiles / fileCount) / 2;
}
