import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Notes every package that a process and those that it forks load, by its folder: node --import recordPackages.mjs with PACKAGES_FILE set. */
const noted = new Set();
registerHooks({
  load(url, context, next) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(url) ?? [];
    if (folder !== undefined && !noted.has(folder)) {
      noted.add(folder);
      appendFileSync(process.env.PACKAGES_FILE, `${folder.slice(folder.indexOf('node_modules/'))}\n`);
    }
    return next(url, context);
  },
});
