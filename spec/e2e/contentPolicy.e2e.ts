import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { dashboardFiles } from '../../server/http/dashboardFiles.ts';
import { type GuardedServer, guardedServer } from '../server/http/guardedServer.ts';
import { pushBehind } from '../server/http/pushBehind.ts';
import { launchChromium } from './chromium.ts';

/** Marks on the document what the browser let happen; read by the tests. */
const script = `
const mark = (name, value) => document.documentElement.setAttribute('data-' + name, value);
const colourAfter = (element) => { document.head.append(element); return getComputedStyle(document.body).color; };
const styleOf = (rule) => Object.assign(document.createElement('style'), { textContent: rule });
const nonce = document.querySelector('meta[property="csp-nonce"]').nonce;

mark('script', 'ran');
mark('style-without-nonce', colourAfter(styleOf('body { color: rgb(1, 0, 0) }')));
mark('style-with-nonce', colourAfter(Object.assign(styleOf('body { color: rgb(0, 2, 0) }'), { nonce })));
document.body.setAttribute('style', 'background: rgb(3, 0, 0)');
mark('style-attribute', getComputedStyle(document.body).backgroundColor);
document.body.style.outlineColor = 'rgb(0, 4, 0)';
mark('style-property', getComputedStyle(document.body).outlineColor);
document.body.insertAdjacentHTML('beforeend', '<img src="/no.png" onerror="mark(\\'handler\\', \\'ran\\')">');
const inline = Object.assign(document.createElement('script'), { textContent: "document.documentElement.dataset.inline = 'ran'" });
document.head.append(inline);
try { mark('eval', new Function('return "ran"')()); } catch (error) { mark('eval', error.name); }
const foreign = new URL(location.href); foreign.hostname = 'localhost';
fetch(foreign).then(() => mark('foreign-fetch', 'done'), () => mark('foreign-fetch', 'refused'));
fetch('/health').then((answer) => mark('own-fetch', answer.status));
const opens = (name, host) => {
  const socket = new WebSocket('ws://' + host + '/socket.io/?EIO=4&transport=websocket');
  socket.onerror = () => mark(name, 'refused');
  // the server ends one that does not log in
  socket.onmessage = () => { socket.onerror = null; mark(name, 'open'); };
};
opens('push', location.host);
opens('foreign-push', foreign.host);
`;

describe('a page of the station in a browser', () => {
  let folder: string;
  let station: GuardedServer;
  let browser: Browser;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-page-'));
    writeFileSync(join(folder, 'index.html'), readFileSync('ui/index.html', 'utf8').replace('./app/main.tsx', '/main.js'));
    writeFileSync(join(folder, 'main.js'), script);
    for (const name of ['firstTheme.js', 'oldBrowser.js']) writeFileSync(join(folder, name), '');
    writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    station = await guardedServer({
      routes: async (server, door) => {
        pushBehind(server, door);
        await dashboardFiles(server, folder, door.answerTo);
      },
    });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await station.close();
    rmSync(folder, { recursive: true });
  });

  const marksAt = async (url: string, wanted: readonly string[]) => {
    const page = await browser.newPage();
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    await page.goto(url);
    await page.waitForFunction((names) => names.every((name) => document.documentElement.hasAttribute(`data-${name}`)), wanted);
    const marks = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.close();
    return { marks, heard };
  };

  it('runs its own files, takes style elements with the nonce of its answer, and nothing that was slipped in', async () => {
    const { marks, heard } = await marksAt(station.address, ['push', 'own-fetch', 'foreign-fetch', 'foreign-push']);
    expect(marks).toEqual({
      script: 'ran',
      styleWithoutNonce: 'rgb(0, 0, 0)',
      styleWithNonce: 'rgb(0, 2, 0)',
      styleAttribute: 'rgba(0, 0, 0, 0)',
      styleProperty: 'rgb(0, 4, 0)',
      eval: 'EvalError',
      ownFetch: '200',
      foreignFetch: 'refused',
      push: 'open',
      foreignPush: 'refused',
    });
    expect(heard.filter((text) => /unrecognized|ignored|permissions-policy|opener-policy/i.test(text))).toEqual([]);
  });

  it('is shown in no frame of another page', async () => {
    const page = await browser.newPage();
    const refusals: string[] = [];
    page.on('console', (message) => refusals.push(message.text()));
    await page.setContent(`<iframe src="${station.address}"></iframe>`);
    while (!refusals.some((text) => text.includes('frame-ancestors') || text.includes('403'))) await page.waitForTimeout(20);
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${station.address}/`);
    await page.close();
  });

  it('opens by a link from another page, whose scripts reach nothing of it', async () => {
    const other = await guardedServer({
      routes: (server) =>
        void server.get('/', (_, reply) =>
          reply
            .header('content-security-policy', "default-src * 'unsafe-inline'")
            .type('text/html')
            .send(`<a href="${station.address}">to the station</a>`),
        ),
    });
    const page = await browser.newPage();
    await page.goto(other.address.replace('127.0.0.1', 'localhost'));
    const fetched = await page.evaluate(
      (url) =>
        fetch(`${url}/health`).then(
          (answer) => answer.status,
          () => 'refused',
        ),
      station.address,
    );
    const posted = await page.evaluate(
      (url) =>
        fetch(`${url}/echo`, { method: 'POST', mode: 'no-cors' }).then(
          (answer) => answer.type,
          () => 'refused',
        ),
      station.address,
    );
    await page.getByRole('link').click();
    await page.waitForURL(`${station.address}/`);
    await page.waitForFunction(() => document.documentElement.dataset['script'] === 'ran');
    expect([fetched, ['opaque', 'refused'].includes(posted)]).toEqual(['refused', true]);
    await page.close();
    await other.close();
  });
});

/** Only where there is neither `self` nor `window` the push client asks for the global object this way. */
const makesFunctions = /\bFunction\((?!`return this`\))/;

it('the built dashboard makes no functions of texts, which the policy forbids', () => {
  const code = globSync('dist/ui/assets/*.js').map((name) => [name, readFileSync(name, 'utf8')] as const);
  expect(code.length).toBeGreaterThan(10);
  expect(code.filter(([, text]) => makesFunctions.test(text)).map(([name]) => name)).toEqual([]);
});
