import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../dist/ui', emptyOutDir: true, sourcemap: false, target: 'es2022', manifest: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { ...Object.fromEntries(calls.map((path) => [path, toStation])), '/socket.io': { target: station, ws: true } },
  },
});
