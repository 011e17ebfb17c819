import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { languageFacts, languages } from '../../../i18n/index.ts';
import type { PreferencesStore } from '../../stores/PreferencesStore.ts';

/** DE or EN, each named in its own language. */
export const LanguageChoice = observer(function LanguageChoice({ preferences }: { readonly preferences: PreferencesStore }) {
  const { i18n } = useLingui();
  return (
    <span className="lang" role="group" aria-label={i18n._('Sprache')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${language.toUpperCase()}, ${languageFacts(language).name}`}
          aria-pressed={preferences.language === language}
          onClick={() => {
            preferences.setLanguage(language);
          }}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </span>
  );
});
