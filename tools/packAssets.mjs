// Packs the texts of the built pages, the station's and the fleet's, once and as well as it can be done, so that no station has to for each visit: node tools/packAssets.mjs [FOLDER].
// Each file gets its packed copies beside it, which the station sends to those who take them.
import zopfli from '@gfx/zopfli';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist/ui');

const isText = (name) => /\.(?:js|css|svg|txt)$/.test(name);
const fewestBytes = 1024;

/** What each visit begins with; packing it best takes a hundred times as long as packing it well. */
const pages = ['', 'fleet'].filter((page) => existsSync(join(folder, page, 'index.html')));
const firstOf = (page) =>
  [...readFileSync(join(folder, page, 'index.html'), 'utf8').matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, path]) => join(page, path));
const first = new Set(pages.flatMap(firstOf));
const gzipped = (bytes, name) =>
  first.has(name) ? zopfli.gzipAsync(bytes, {}) : promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

const packers = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': gzipped,
};

async function pack(name) {
  const bytes = readFileSync(join(folder, name));
  if (bytes.length < fewestBytes) return;
  for (const [ending, packer] of Object.entries(packers)) {
    const packed = await packer(bytes, name);
    if (packed.length < bytes.length) writeFileSync(join(folder, name + ending), packed);
  }
}

await Promise.all(readdirSync(folder, { recursive: true }).filter(isText).map(pack));
