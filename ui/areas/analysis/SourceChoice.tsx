import { useLingui } from '@lingui/react';
import { type DataSource, dataSources } from './model/analysisView.ts';

/** Text ids. */
const words: Readonly<Record<DataSource, string>> = { auto: /*i18n*/ 'Automatisch', live: /*i18n*/ 'Live', sd: /*i18n*/ 'SD-Karte' };

interface Props {
  readonly source: DataSource;
  readonly onChoose: (source: DataSource) => void;
}

/** Where the values come from. */
export function SourceChoice({ source, onChoose }: Props) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend>{i18n._('Datenquelle')}</legend>
      <div className="seg">
        {dataSources.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === source} onClick={() => choice !== source && onChoose(choice)}>
            {i18n._(words[choice])}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
