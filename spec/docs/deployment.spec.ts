import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, test } from '@jest/globals';
import { parse } from 'yaml';
import { help as fleetHelp } from '../../fleet/config/FleetConfig.ts';
import { help } from '../../station/config/StationConfig.ts';
import { itWith } from '../machine/itWhere.ts';
import { pages, textOf, typedOn } from './pages.ts';

const variables = new Set(help.match(/PRESSLUFT_[A-Z_]+/g));
const fleetVariables = new Set(fleetHelp.match(/PRESSLUFT_[A-Z_]+/g));
const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
/** What the build makes, and what is there. */
const isMade = (path: string) => existsSync(path) || existsSync(path.replace(/^dist\/(.*)\.js$/, '$1.ts')) || path === 'dist';

describe('the image that is documented', () => {
  const text = textOf('docs/examples/Dockerfile');
  const steps = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, instruction, rest] = /^(\w+)\s+(.*)$/.exec(line)!;
      return { instruction: instruction!, rest: rest! };
    });
  const restOf = (instruction: string) => steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);
  const commandOf = (rest: string) => JSON.parse(/\[.*\]$/.exec(rest)![0]) as readonly string[];

  it('is made of known instructions, from an image whose Node.js can build', () => {
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];
    expect(steps.filter(({ instruction }) => !known.includes(instruction))).toEqual([]);
    expect(steps[0]!.instruction).toBe('FROM');
    for (const from of restOf('FROM')) expect(Number(/^node:(\d+)-/.exec(from)?.[1])).toBeGreaterThanOrEqual(20);
  });

  it('copies from stages that there are what there is', () => {
    const stages = restOf('FROM').flatMap((from) => / AS (\w+)$/.exec(from)?.[1] ?? []);
    for (const copy of restOf('COPY')) {
      const [, from, source] = /^(?:--from=(\w+) )?(\S+) \S+$/.exec(copy)!;
      if (from !== undefined) expect([stages.includes(from), isMade(source!.replace('/app/', ''))]).toEqual([true, true]);
    }
  });

  it('runs scripts of this package, and then the station as a user without rights', () => {
    const called = restOf('RUN').flatMap((run) => [...run.matchAll(/npm run (\S+)/g)].map(([, script]) => script!));
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    const [program, flag, main] = commandOf(restOf('CMD')[0]!);
    expect([program, isMade(main!)]).toEqual(['node_modules/.bin/node', true]);
    expect(scripts['station']).toBe(`node ${flag} ${main}`);
    const order = steps.map(({ instruction }) => instruction);
    expect(order.indexOf('USER')).toBeLessThan(order.indexOf('CMD'));
    expect(restOf('USER')).not.toContain('root');
  });

  it('asks whether the station is ready by a script that can be read', () => {
    const [program, option, script] = commandOf(restOf('HEALTHCHECK')[0]!);
    expect([program, option]).toEqual(['node_modules/.bin/node', '-e']);
    expect(spawnSync(process.execPath, ['--check', '-'], { input: script!, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('has in its head the commands that the page shows', () => {
    const head = [...text.matchAll(/^# (docker .*)$/gm)].map(([, line]) => line);
    expect(
      typedOn('docs/operations.md')
        .map(({ line }) => line)
        .filter((line) => line.startsWith('docker ')),
    ).toEqual(head);
  });
});

const units = ['docs/examples', 'docs/examples/device-hook', 'docs/examples/fleet'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:service|socket)$/.test(name))
    .map((name) => join(folder, name)),
);

describe('the units of systemd that are documented', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each(units)('%s has only lines that systemd has', (unit) => {
    for (const line of textOf(unit).split('\n')) expect(line).toMatch(/^(?:|#.*|\[\w+\]|[A-Z]\w+=.*)$/);
  });

  itWith('systemd-analyze')('are taken by systemd itself', () => {
    // The programs that they start are installed elsewhere.
    const copies = units.map((unit) => {
      const copy = join(folder, unit.split('/').at(-1)!);
      writeFileSync(copy, textOf(unit).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'));
      return copy.replace('@.service', '@8090.service');
    });
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...copies], { encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('start what the build makes', () => {
    const [, folderOfUnit] = /^WorkingDirectory=(.*)$/m.exec(textOf('docs/examples/pressluft.service'))!;
    const [, program, flag, main] = /^ExecStart=(\S+) (\S+) (\S+)$/m.exec(textOf('docs/examples/pressluft.service'))!;
    expect([program, isMade(main!)]).toEqual([`${folderOfUnit}/node_modules/.bin/node`, true]);
    expect(scripts['station']).toBe(`node ${flag} ${main}`);
    const [, fleetProgram, fleetCall] = /^ExecStart=(\S+) (.*)$/m.exec(textOf('docs/examples/fleet/pressluft-fleet@.service'))!;
    expect([fleetProgram, scripts['fleet']]).toEqual([program, `node ${fleetCall}`]);
  });
});

describe('the services of Docker Compose that are documented', () => {
  const folder = 'docs/examples/fleet';
  interface Service {
    readonly image?: string;
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly command?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
    readonly volumes?: readonly string[];
    readonly networks: readonly string[];
  }
  const composed = parse(textOf(join(folder, 'compose.yaml')), { merge: true, strict: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, unknown>>;
    readonly networks: Readonly<Record<string, unknown>>;
  };
  const services = Object.entries(composed.services);

  it('are a database, fleets and a proxy, each with an image or the documented way to make one', () => {
    expect(services.map(([name]) => name)).toEqual(['database', 'fleet1', 'fleet2', 'nginx']);
    for (const [, { image, build }] of services) {
      if (build === undefined) expect(image).toMatch(/^\w+:\d+/);
      else expect(existsSync(join(folder, build.context, build.dockerfile))).toBe(true);
    }
    expect(composed.services['database']?.image).toBe('postgres:17');
  });

  it('name services, volumes, networks and files that there are', () => {
    const made = new Set(['fleet.cert.pem', 'fleet.key.pem']);
    for (const [, { depends_on: needed = [], volumes = [], networks }] of services) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(composed.services)).toContain(name);
      for (const name of networks) expect(Object.keys(composed.networks)).toContain(name);
      for (const volume of volumes) {
        const [from] = volume.split(':');
        const file = from!.replace('./', '');
        expect(from!.startsWith('./') ? existsSync(join(folder, file)) || made.has(file) : from! in composed.volumes).toBe(true);
      }
    }
  });

  it('start what the build makes, with options of the fleet, at addresses that the proxy calls', () => {
    const { command, environment } = composed.services['fleet1']!;
    expect(command!.slice(1).join(' ')).toBe(scripts['fleet']!.replace('node ', ''));
    expect(Object.keys(environment!).filter((name) => !fleetVariables.has(name))).toEqual([]);
    for (const [, address, to] of composed.services['nginx']!.command!.join(' ').matchAll(/s\/(127[\d.:]+)\/(\w+):8090\//g)) {
      expect(textOf(join(folder, 'nginx.conf'))).toContain(`server ${address} `);
      expect(Object.keys(composed.services)).toContain(to);
    }
  });
});

describe("the station's help", () => {
  it('names in its first line how a user calls it, by a script of this package', () => {
    const [, script] = /^Usage: npm run (\S+) -- \[options\]\n/.exec(help) ?? [];
    expect(scripts[script!]).toMatch(/^node \S+ dist\/station\/main\.js$/);
  });
});

describe('the variables that documentation and examples name', () => {
  const files = [...pages, ...units, 'docs/examples/Dockerfile', 'docs/examples/nginx.conf', 'docs/examples/fleet/nginx.conf'];
  const named = files.flatMap((file) =>
    [...(readFileSync(file, 'utf8').match(/PRESSLUFT_[A-Z_]+/g) ?? [])].map((name) => [file, name] as const),
  );

  test.each([...new Map(named.map((each) => [each.join(' '), each])).values()])('%s: %s is an option', (file, name) => {
    if (name.endsWith('_')) expect(name).toBe('PRESSLUFT_');
    else expect(file.includes('fleet') ? [...variables, ...fleetVariables] : [...variables]).toContain(name);
  });

  const options = new Set(help.match(/--[a-z-]+/g));
  const typed = pages.flatMap((page) =>
    [...textOf(page).matchAll(/npm run station -- ([^\n`]*)/g)].map(([, rest]) => [page, rest!] as const),
  );
  test.each(typed)('%s: %s has options of the station', (_page, rest) => {
    expect((rest.match(/--[a-z-]+/g) ?? []).filter((option) => !options.has(option))).toEqual([]);
  });
});
