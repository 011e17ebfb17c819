import { useCallback } from 'react';
import { ports, stores, useService } from '../di/index.ts';
import { saveFile } from '../kit/index.ts';
import { stationName } from '../station/index.ts';
import type { PaperDrawing } from './paperDrawing.ts';
import { PaperStage } from './PaperStage.tsx';
import { pictureFile } from './pictureFile.ts';
import type { Printable } from './Printable.ts';
import './print.css';

interface Props {
  readonly printable: Printable;
  /** The file's name, without its ending. */
  readonly name: string;
  readonly onDone: (isSaved: boolean) => void;
}

/** What an A4 page lying on its side has room for. */
const area = { widthMm: 277, heightMm: 165 };

/** Draws a chart where nobody sees it, and saves it as a PNG. */
export function PictureStage({ printable, name, onDone }: Props) {
  const settings = useService(stores.settings);
  const station = useService(stores.station);
  const log = useService(ports.log);
  const note = [stationName(settings, station), printable.range, printable.units].filter(Boolean).join(' · ');
  const { title } = printable;

  const onDrawn = useCallback(
    (drawing: PaperDrawing) => {
      void pictureFile(drawing, { title, note }).then(
        (picture) => {
          saveFile(`${name}.png`, [picture], 'image/png');
          onDone(true);
        },
        (error: unknown) => {
          log.warn('the picture could not be made', error);
          onDone(false);
        },
      );
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each picture
    [],
  );
  return <PaperStage printable={printable} area={area} onDrawn={onDrawn} />;
}
