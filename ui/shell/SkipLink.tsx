import { useLingui } from '@lingui/react';

/** First stop of the keyboard: past header and rail to the content. */
export function SkipLink() {
  const { i18n } = useLingui();
  return (
    <a
      className="skip"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {i18n._('Zum Inhalt')}
    </a>
  );
}
