import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { languagesIn } from './tools/languages.mjs';
import { firstTexts } from './tools/firstTexts.mjs';

const station = process.env['PRESSLUFT_URL'] ?? 'http://127.0.0.1:8080';
const fleet = process.env['PRESSLUFT_FLEET_URL'] ?? 'http://127.0.0.1:8090';
const calls = [
  '/login',
  '/logout',
  '/health',
  '/openapi.json',
  '/backlog',
  '/daily_statistics',
  '/think_green',
  '/error_log',
  '/fault_texts',
  '/archive',
  '/hedata',
  '/settings',
  '/api',
  '/system',
];

/** Some pages and calls share an address: a browser that opens a page asks for HTML. */
const toStation = {
  target: station,
  bypass: ({ headers, url }: { readonly headers: { readonly accept?: string | undefined }; readonly url?: string | undefined }) =>
    headers.accept?.includes('text/html') === true ? url : undefined,
};

/** The texts that react-aria has in languages which the dashboard does not speak. */
const spoken = languagesIn();
const foreignTexts = new RegExp(`/react-(?:aria|stately)[^/]*/.*/intl/\\w+/(?!(?:${spoken.join('|')})-)[a-z]{2}-[A-Z]{2}\\.m?js$`);
const ownLanguages: Plugin = {
  name: 'own-languages',
  load: (id) => (foreignTexts.test(id) ? 'export default {}' : null),
};

/** What the PDF writer would fetch to print pages of HTML and SVG, which it is never asked to. */
const unusedByPdf = /\/node_modules\/(?:canvg|dompurify|html2canvas)\//;
const leanPdf: Plugin = {
  name: 'lean-pdf',
  load: (id) => (unusedByPdf.test(id) ? 'export default undefined' : null),
};

/** The router names its parts for its tools, so that those which nobody uses are loaded too. */
const routerCode = /\/node_modules\/react-router\/dist\/.*\.js$/;
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) =>
    routerCode.test(id)
      ? {
          code: code
            .replaceAll(/^\s*\w+\.displayName = [^;\n]*;$/gm, '')
            .replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : null,
};

/** The push connection is a WebSocket or polled; its client would bring WebTransport as well. */
const transports = /\/engine\.io-client\/build\/esm\/transports\/index\.js$/;
const leanSocket: Plugin = {
  name: 'lean-socket',
  load: (id) =>
    transports.test(id)
      ? "import { XHR } from './polling-xhr.js'; import { WS } from './websocket.js'; export const transports = { websocket: WS, polling: XHR };"
      : null,
};

/** What the container would make of texts at run time: the page's content policy forbids that, and nobody asks for it. */
const madeOfTexts = /\/@inversifyjs\/core\/.*\/(buildNoActivations\w+Jit)\.js$/;
const plainContainer: Plugin = {
  name: 'plain-container',
  load(id) {
    const made = madeOfTexts.exec(id)?.[1];
    return made === undefined ? null : `export const ${made} = undefined;`;
  },
};

/** The container keeps its numbers as metadata; the package's other calls are those of decorators, which nobody writes here. */
const metadataCode = /\/node_modules\/reflect-metadata\/ReflectLite\.js$/;
const leanMetadata: Plugin = {
  name: 'lean-metadata',
  apply: 'build',
  transform: (code, id) =>
    metadataCode.test(id)
      ? { code: code.replaceAll(/^\s*exporter\("(?!defineMetadata|getOwnMetadata")\w+", \w+\);$/gm, ''), map: null }
      : null,
};

const packageFacts = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { readonly version: string };

/** One file for all that the page starts with, which packs better than many. */
const firstCode = { name: 'first', tags: ['$initial' as const], priority: 1 };
/** And one for what many later pages share of ours: the first names all files, and hundreds of names weigh. What it depends on is in it too, so that no two files need each other. */
const sharedCode = { name: 'shared', test: /^(?!.*\/node_modules\/).*\.tsx?$/, minShareCount: 3, includeDependenciesRecursively: false };

/** What both pages are built with: that of a station, and that of a fleet. */
const shared: UserConfig = {
  define: { PRODUCT_VERSION: JSON.stringify(packageFacts.version) },
  plugins: [react(), ownLanguages, leanPdf, leanRouter, leanSocket, leanMetadata, plainContainer, firstTexts(spoken[0]!)],
};
const build = (outDir: string): NonNullable<UserConfig['build']> => ({
  outDir,
  emptyOutDir: true,
  sourcemap: false,
  target: 'es2022',
  // Browsers that need it load the same files a little later.
  modulePreload: { polyfill: false },
  manifest: true,
  // In kB before packing; firstLoad.e2e.ts holds what a visitor loads.
  chunkSizeWarningLimit: 700,
  rolldownOptions: { output: { codeSplitting: { groups: [firstCode, sharedCode] } } },
});
const devServer = { host: '127.0.0.1', strictPort: true };

const stationPage: UserConfig = {
  ...shared,
  root: join(import.meta.dirname, 'ui'),
  build: build('../dist/ui'),
  server: {
    ...devServer,
    port: 5173,
    proxy: { ...Object.fromEntries(calls.map((path) => [path, toStation])), '/socket.io': { target: station, ws: true } },
  },
};

/** A build of its own: no code of it can get into what a station's page loads. It is made after that one, whose folder it lies in. */
const fleetPage: UserConfig = {
  ...shared,
  root: join(import.meta.dirname, 'ui/fleet'),
  publicDir: '../public',
  build: build('../../dist/ui/fleet'),
  server: { ...devServer, port: 5174, proxy: { '/fleet/': fleet } },
};

/** `vite build` makes the page of a station, `vite build --mode fleet` that of a fleet. */
export default defineConfig(({ mode }) => (mode === 'fleet' ? fleetPage : stationPage));
