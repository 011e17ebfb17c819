import { useLingui } from '@lingui/react';
import type { XMode } from '../../../core/settings/index.ts';

/** Text ids, in the order of the buttons. */
const words: readonly (readonly [mode: XMode, word: string])[] = [
  ['auto', /*i18n*/ 'Auto'],
  ['manual', /*i18n*/ 'Manuell'],
  ['max', /*i18n*/ 'Max.'],
  ['10min', /*i18n*/ '10 min'],
  ['30min', /*i18n*/ '30 min'],
  ['1h', /*i18n*/ '1 h'],
];

interface Props {
  readonly legend: string;
  readonly mode: XMode;
  readonly onChoose: (mode: XMode) => void;
}

/** How much of the data is shown. */
export function XChoice({ legend, mode, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="an-grid6">
        {words.map(([choice, word]) => (
          <button key={choice} type="button" aria-pressed={choice === mode} onClick={() => onChoose(choice)}>
            {i18n._(word)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
