import { useLingui } from '@lingui/react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../kit/index.ts';
import type { Printable } from './Printable.ts';

const PictureStage = lazy(async () => ({ default: (await import('./PictureStage.tsx')).PictureStage }));

interface Props {
  /** Undefined while there is nothing to save. */
  readonly printable: Printable | undefined;
  /** The file's name, without its ending. */
  readonly name: () => string | undefined;
}

/** Saves a chart as a picture, drawn as on paper. */
export function SavePicture({ printable, name }: Props) {
  const { i18n } = useLingui();
  const [drawn, setDrawn] = useState<Printable>();
  const [hasFailed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn sm"
        disabled={printable === undefined}
        aria-busy={drawn !== undefined}
        onClick={() => {
          setFailed(false);
          setDrawn(printable);
        }}
      >
        <Icon name="g-down" />
        {i18n._('Bild (PNG)')}
      </button>
      {hasFailed && (
        <p className="hint" role="alert">
          {i18n._('Das Bild ließ sich nicht erstellen.')}
        </p>
      )}
      {drawn !== undefined && (
        <Suspense>
          <PictureStage
            printable={drawn}
            name={name() ?? drawn.title}
            onDone={(isSaved) => {
              setFailed(!isSaved);
              setDrawn(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
