import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

test('each text of the built dashboard gets packed copies beside it, which unpack to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-pack-'));
  const script = 'console.log(1);\n'.repeat(200);
  try {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/main.js'), script);
    writeFileSync(join(folder, 'assets/small.css'), 'a{}');
    writeFileSync(join(folder, 'assets/letters.woff2'), script);
    writeFileSync(join(folder, 'index.html'), script);
    execFileSync(process.execPath, ['tools/packAssets.mjs', folder]);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html']);
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['letters.woff2', 'main.js', 'main.js.br', 'main.js.gz', 'small.css']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(script);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
