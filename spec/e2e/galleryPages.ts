import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const folder = 'dist/e2e/gallery';
const types: Readonly<Record<string, string>> = { '.css': 'text/css', '.js': 'text/javascript', '.html': 'text/html' };

/** The gallery of the kit, built, at an address of its own. */
export async function galleryPages(): Promise<{ readonly url: string; readonly server: Server }> {
  const vite = [
    'build',
    'ui/gallery',
    '--config',
    'vite.config.ts',
    '--outDir',
    join('../..', folder),
    '--emptyOutDir',
    '--logLevel',
    'warn',
  ];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...vite], { stdio: 'pipe' });
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://gallery');
    const file = pathname.startsWith('/assets/') ? pathname : 'index.html';
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream').end(readFileSync(join(folder, file)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gallery`, server };
}
