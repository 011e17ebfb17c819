import { describe, expect, it } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Locked } from '../../../ui/kit/index.ts';

const markupOf = (isLocked: boolean) =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale: 'de', messages: { de: {} } })}>
      <Locked isLocked={isLocked}>
        <label>
          SMTP-Server
          <input defaultValue="mail.werk-sued.example" />
        </label>
        <p>Gespeichert</p>
        <button type="button">Übernehmen</button>
      </Locked>
    </I18nProvider>,
  );

describe('what only those who may write can change', () => {
  it('is disabled as a group whose name says why, with a lock on top', () => {
    const markup = markupOf(true);
    expect(markup).toMatch(/^<fieldset [^>]*disabled=""[^>]*><legend [^>]*>.*?<\/legend>/);
    expect(markup).not.toMatch(/<fieldset [^>]*role=/);
    expect(/<legend [^>]*>(.*?)<\/legend>/.exec(markup)?.[1]).toBe(
      '<svg aria-hidden="true" class="icon"><use href="#g-lock"></use></svg>Nur mit Schreibrecht',
    );
  });

  it('keeps every value where screen readers find it', () => {
    const markup = markupOf(true);
    expect(markup).toContain('value="mail.werk-sued.example"');
    expect(markup).toContain('<p>Gespeichert</p>');
    expect(markup.replace('<svg aria-hidden="true" class="icon">', '')).not.toMatch(/\sinert|aria-hidden|\shidden/);
  });

  it('is open, nameless and no group for those who may write', () => {
    const markup = markupOf(false);
    expect(markup).toMatch(/^<fieldset class="lk" role="none"><label>/);
    expect(markup).not.toMatch(/disabled|legend|Schreibrecht/);
  });
});
