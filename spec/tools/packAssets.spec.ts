import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

test('each text of the built dashboard gets packed copies beside it, which unpack to it; what each visit begins with is packed best', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-pack-'));
  const script = readFileSync('package.json', 'utf8');
  try {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/main.js'), script);
    writeFileSync(join(folder, 'assets/later.js'), script);
    writeFileSync(join(folder, 'assets/small.css'), 'a{}');
    writeFileSync(join(folder, 'assets/letters.woff2'), script);
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/main.js"></script>');
    execFileSync(process.execPath, ['tools/packAssets.mjs', folder]);
    expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html']);
    const assets = ['later.js', 'main.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual([...assets, 'letters.woff2', 'small.css'].sort());
    const packed = (name: string) => readFileSync(join(folder, 'assets', name));
    for (const name of ['main.js', 'later.js']) {
      expect(brotliDecompressSync(packed(`${name}.br`)).toString()).toBe(script);
      expect(gunzipSync(packed(`${name}.gz`)).toString()).toBe(script);
    }
    expect(packed('later.js.gz')).toHaveLength(gzipSync(script, { level: 9 }).length);
    expect(packed('main.js.gz').length).toBeLessThan(packed('later.js.gz').length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
