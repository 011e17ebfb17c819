import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const licence = z.union([
  z.strictObject({
    license: z.union([z.strictObject({ id: z.string().regex(/^[\w.+-]+$/) }), z.strictObject({ name: z.string().min(1) })]),
  }),
  z.strictObject({ expression: z.string().min(1) }),
]);
const component = z.object({
  'bom-ref': z.string().min(1),
  type: z.enum(['application', 'framework', 'library']),
  name: z.string().min(1),
  version: z.string().regex(/^\d+\.\d+\.\d+/),
  purl: z.string().regex(/^pkg:npm\/\S+@\S+$/),
  licenses: z.array(licence).min(1),
  properties: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  hashes: z.array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[\da-f]{128}$/) })).optional(),
});
/** What CycloneDX 1.5 asks of a bill of this kind. */
const bill = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.5.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  version: z.int().min(1),
  metadata: z.strictObject({
    lifecycles: z.array(z.strictObject({ phase: z.literal('pre-build') })),
    tools: z.array(z.strictObject({ vendor: z.string(), name: z.string(), version: z.string() })),
    component: component.partial({ properties: true }),
  }),
  components: z.array(component),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly dev?: boolean;
  readonly license?: string;
}
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: Readonly<Record<string, Locked>> };
const installed = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true);
const refOf = ([path, { name, version }]: readonly [string, Locked]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`;

describe('the bill of materials', () => {
  let folder: string;
  let text: string;
  let bom: z.infer<typeof bill>;
  const made = (name: string) => {
    execFileSync('node', ['tools/sbom.mjs', '--out', join(folder, name)], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readFileSync(join(folder, name), 'utf8');
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
    text = made('sbom.cdx.json');
    bom = bill.parse(JSON.parse(text));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const partsOf = (part: string) =>
    bom.components
      .filter(({ properties }) => properties.some(({ name, value }) => name === 'pressluft:part' && value === part))
      .map((each) => each['bom-ref']);

  it('names each package that a station has installed once, and apart from them those that are only built into the dashboard', () => {
    expect(partsOf('station').sort()).toEqual([...new Set(installed.map(refOf))].sort());
    const known = new Set(Object.entries(lock.packages).map(refOf));
    expect(partsOf('browser').filter((ref) => !known.has(ref))).toEqual([]);
    expect(partsOf('station').length + partsOf('browser').length).toBe(bom.components.length);
  });

  it('names every package that the dashboard imports', () => {
    const files = globSync(['ui/**/*.{ts,tsx,css}', 'adapters/{http,socket,storage,worker,print}/**/*.ts']);
    const imported = files.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/(?:from |import\(?|url\()'((?:@[\w-]+\/)?[a-z][\w.-]*)[^']*'/g),
    ]);
    const names = new Set(imported.map(([, name]) => name!).filter((name) => !name.startsWith('node:')));
    const listed = new Set(
      bom.components.map(({ name, purl }) =>
        purl.startsWith('pkg:npm/%40') ? decodeURIComponent(purl.slice(8)).replace(/@[^@]*$/, '') : name,
      ),
    );
    expect([...names].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('names the licence that the lock file states', () => {
    const licences = new Map(bom.components.map((each) => [each['bom-ref'], each.licenses]));
    const shown = (ref: string) =>
      licences
        .get(ref)!
        .map((each) => ('expression' in each ? each.expression : 'id' in each.license ? each.license.id : each.license.name));
    const stated = installed.filter(([, { license }]) => license !== undefined);
    expect(stated.map((each) => [refOf(each), shown(refOf(each))])).toEqual(stated.map((each) => [refOf(each), [each[1].license]]));
    expect(bom.components.filter(({ licenses }) => JSON.stringify(licenses).includes('unknown'))).toEqual([]);
  });

  it('states what needs what, from the product on', () => {
    const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])]);
    expect(new Set(bom.dependencies.map(({ ref }) => ref))).toEqual(refs);
    const needed = bom.dependencies.flatMap(({ dependsOn }) => dependsOn);
    expect(needed.filter((ref) => !refs.has(ref))).toEqual([]);
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
      readonly name: string;
      readonly dependencies: Record<string, string>;
      readonly optionalDependencies: Record<string, string>;
      readonly devDependencies: Record<string, string>;
    };
    const direct = bom.dependencies.find(({ ref }) => ref === bom.metadata.component['bom-ref'])!.dependsOn;
    const named = (dependencies: Readonly<Record<string, string>>) =>
      Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    expect(direct).toEqual(expect.arrayContaining(named(own.dependencies)));
    expect([...named(own.dependencies), ...named(own.optionalDependencies), ...named(own.devDependencies)]).toEqual(
      expect.arrayContaining(direct),
    );
    expect(direct.filter((ref) => named(own.devDependencies).includes(ref) && !partsOf('browser').includes(ref))).toEqual([]);
    expect(bom.metadata.component).toMatchObject({ name: own.name, type: 'application' });
  });

  it('is the same from the same lock file, and says nothing of the machine', () => {
    expect(made('again.cdx.json')).toBe(text);
    for (const reported of [folder, tmpdir(), process.cwd()]) expect(text).not.toContain(`${reported}/`);
  });
});
