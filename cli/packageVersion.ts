import { existsSync, readFileSync } from 'node:fs';

/** Of the sources and of the installed package, and of the build in the checkout. */
const places = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));

/** The version of this software. */
export function packageVersion(): string {
  const { version } = JSON.parse(
    readFileSync(
      places.find((place) => existsSync(place))!,
      'utf8',
    ),
  ) as { version: string };
  return version;
}
