import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const station = process.env['PRESSLUFT_URL'] ?? 'http://127.0.0.1:8080';
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
const foreignTexts = /\/react-(?:aria|stately)[^/]*\/.*\/intl\/\w+\/(?!de-DE|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownLanguages, leanPdf],
  build: { outDir: '../dist/ui', emptyOutDir: true, sourcemap: false, target: 'es2022', manifest: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { ...Object.fromEntries(calls.map((path) => [path, toStation])), '/socket.io': { target: station, ws: true } },
  },
});
