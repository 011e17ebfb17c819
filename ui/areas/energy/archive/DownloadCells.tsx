import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { cssVars, Icon, IconButton } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { ArchiveDownloads } from './archiveDownloads.vm.ts';
import type { ArchiveEntry } from './model/archiveEntry.ts';
import { Size } from './Size.tsx';

interface Props {
  readonly downloads: ArchiveDownloads;
  readonly entry: ArchiveEntry;
}

/** A file's size and the way to download it; while it comes, how far it is and the way to end it. */
export const DownloadCells = observer(function DownloadCells({ downloads, entry }: Props) {
  const { i18n } = useLingui();
  const { quantity } = useFormat();
  const { name, sizeBytes } = entry;
  const share = downloads.doneShare(name);
  const label = i18n._('{file} herunterladen', { file: name });
  const failed = i18n._('Fehler beim Herunterladen');
  if (share === undefined)
    return (
      <>
        <td className="r da-size">
          {downloads.isFailed(name) && (
            <span className="s-warn" title={failed}>
              <Icon name="i-warn" />
              <span className="vh">{failed} </span>
            </span>
          )}
          <Size bytes={sizeBytes} />
        </td>
        <td className="da-get">
          <IconButton icon="g-down" label={label} onPress={() => void downloads.fetch(entry)} />
        </td>
      </>
    );
  const { figure, unit } = quantity('ratio', share);
  return (
    <>
      <td className="r da-size">
        {figure}
        {unit !== '' && <span className="unit">{unit}</span>}
      </td>
      <td className="da-get">
        <IconButton
          icon="g-close"
          label={i18n._('{file}: Herunterladen abbrechen', { file: name })}
          onPress={() => downloads.cancel(name)}
        />
        <progress className="vh" value={share} aria-label={label} />
        <span className="da-bar" style={cssVars({ '--da-done': share })} />
      </td>
    </>
  );
});
