import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const station = process.env['PRESSLUFT_URL'] ?? 'http://127.0.0.1:8080';
const calls = ['/login', '/logout', '/health', '/backlog', '/api'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../dist/ui', emptyOutDir: true, sourcemap: false, target: 'es2022', manifest: true },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { ...Object.fromEntries(calls.map((path) => [path, station])), '/socket.io': { target: station, ws: true } },
  },
});
