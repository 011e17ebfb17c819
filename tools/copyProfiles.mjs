// Puts the profiles of devices beside the built code: node tools/copyProfiles.mjs [FOLDER], the build's own where it is left out.
import { cpSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(process.argv[2] ?? join(root, 'dist'), 'field/profiles');
rmSync(target, { recursive: true, force: true });
cpSync(join(root, 'field/profiles'), target, { recursive: true });
