import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Alert } from '../../../ui/kit/index.ts';

it('an alert is read out when it comes, and has a sign besides its colour', () => {
  const markup = renderToStaticMarkup(<Alert>Bitte geben Sie einen Grund ein.</Alert>);
  expect(markup).toMatch(
    /^<p class="alert s-error" role="alert"><svg[^]*#i-error[^]*<span>Bitte geben Sie einen Grund ein\.<\/span><\/p>$/,
  );
});

it('no part has an alert of words alone', () => {
  const parts = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(parts.filter((file) => /<(p|span) role="alert">/.test(readFileSync(`ui/${file}`, 'utf8')))).toEqual([]);
});
