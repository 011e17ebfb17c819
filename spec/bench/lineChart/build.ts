/** Builds the page of the chart benchmarks and tests: `node spec/bench/lineChart/build.ts <folder>`. */
import react from '@vitejs/plugin-react';
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: { outDir: process.argv[2]!, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2000 },
});
