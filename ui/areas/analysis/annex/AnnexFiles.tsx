import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type MessageLanguage, messageLanguages } from '../../../../core/settings/index.ts';
import { Alert, Icon, Panel } from '../../../kit/index.ts';
import { type AnnexFormat, annexFormats, type AnnexVm } from './annex.vm.ts';

/** Languages by their own names. */
const languageNames: Readonly<Record<MessageLanguage, string>> = { de: 'Deutsch', en: 'English' };
/** Text ids. */
const formatNames: Readonly<Record<AnnexFormat, string>> = { pdf: 'PDF', zip: /*i18n*/ 'CSV-Ordner' };

/** The files of an annex, in both languages. */
export const AnnexFiles = observer(function AnnexFiles({ vm }: { readonly vm: AnnexVm }) {
  const { i18n } = useLingui();
  const hasFailed = messageLanguages.some((language) => annexFormats.some((format) => vm.stateOf(format, language) === 'failed'));
  return (
    <Panel title={i18n._('Dateien')}>
      <p className="t14 an-text">
        {i18n._(
          'Ein Anhang, wie ihn Bewertungen nach ISO 11011 brauchen: als PDF und als Ordner mit CSV und Fingerabdrücken. Was das Protokoll nicht hat, ist ein leeres Formular. Der Anhang ist keine Bewertung.',
        )}
      </p>
      <div className="an-files">
        {messageLanguages.map((language) => (
          <div key={language} className="an-language" lang={language}>
            <span>{languageNames[language]}</span>
            {annexFormats.map((format) => (
              <FileButton key={format} vm={vm} format={format} language={language} />
            ))}
          </div>
        ))}
      </div>
      {hasFailed && <Alert>{i18n._('Die Datei konnte nicht geladen werden. Vielleicht wertet die Station die Tage noch aus.')}</Alert>}
    </Panel>
  );
});

interface FileButtonProps {
  readonly vm: AnnexVm;
  readonly format: AnnexFormat;
  readonly language: MessageLanguage;
}

const FileButton = observer(function FileButton({ vm, format, language }: FileButtonProps) {
  const { i18n } = useLingui();
  const isAsking = vm.stateOf(format, language) === 'asking';
  const name = i18n._(formatNames[format]);
  return (
    <button
      type="button"
      className="btn"
      disabled={isAsking}
      lang={i18n.locale}
      aria-label={i18n._('{format} speichern, {language}', { format: name, language: languageNames[language] })}
      onClick={() => void vm.fetch(format, language)}
    >
      <Icon name="g-down" />
      {isAsking ? i18n._('Lädt') : name}
    </button>
  );
});
