/** Which folder may import what, as dependency-cruiser rules: `depcruise --config spec/architecture/layers.js core i18n adapters ui cli server station fleet docs tools`. */

/** The folders that each part may import from; docs shows the built package as its users see it. */
const mayImport = {
  core: { from: '^core/', folders: ['core'] },
  i18n: { from: '^i18n/', folders: ['core', 'i18n'] },
  adapters: { from: '^adapters/', folders: ['core', 'i18n', 'adapters'] },
  ui: { from: '^ui/(?!(?:fleet/)?di/)', folders: ['core', 'i18n', 'ui'] },
  'ui-di': { from: '^ui/(?:fleet/)?di/', folders: ['core', 'i18n', 'ui', 'adapters'] },
  cli: { from: '^cli/', folders: ['core', 'i18n', 'adapters', 'cli'] },
  server: { from: '^server/', folders: ['core', 'i18n', 'adapters', 'server'] },
  station: { from: '^station/', folders: ['core', 'i18n', 'adapters', 'server', 'station'] },
  fleet: { from: '^fleet/', folders: ['core', 'i18n', 'adapters', 'server', 'fleet'] },
  docs: { from: '^docs/', folders: ['core', 'i18n', 'adapters', 'docs', 'pressluft', 'dist/core', 'dist/adapters'] },
  tools: { from: '^tools/', folders: ['tools'] },
};

/** Settings of build tools, which the product never loads. */
const buildTime = '\\.config\\.ts$';
const anyPackage = 'node_modules/';
/** A pattern for packages, installed or not; a name that ends in a slash stands for its whole scope. */
const packages = (...names) =>
  `(?:^|node_modules/)(?:@types/)?(?:${names.map((name) => (name.endsWith('/') ? name : `${name}(?:/|$)`)).join('|')})`;
const react = packages(
  'react',
  'react-dom',
  'react-router',
  'react-aria',
  'react-aria-components',
  'mobx-react-lite',
  '@lingui/react',
  '@visx/',
);
const mobx = packages('mobx');
const inversify = packages('inversify', '@inversifyjs/', 'reflect-metadata');

const layer = ([name, { from, folders }]) => ({
  name: `${name}-layer`,
  comment: `${name} imports only ${folders.join(', ')}.`,
  from: { path: from, pathNot: buildTime },
  to: { pathNot: [...folders.map((folder) => `^${folder}/`), anyPackage], dependencyTypesNot: ['core'] },
});

const doors = [
  {
    name: 'one-door',
    comment: 'A folder of core or adapters is entered through its index.ts, by its own files and specs excepted.',
    from: { path: '^([^/]+/[^/]+)', pathNot: '^spec/' },
    to: { path: '^(?:core|adapters)/[^/]+/', pathNot: ['^$1/', '^(?:core|adapters)/[^/]+/index\\.ts$'] },
  },
  {
    name: 'folder-doors',
    comment: 'core/index.ts collects the doors for scripts; the product names the folder that it uses.',
    from: { path: '^(?:core|i18n|adapters|ui|cli|server|station|fleet|tools)/' },
    to: { path: '^core/index\\.ts$' },
  },
  {
    name: 'one-door-i18n',
    comment: 'i18n has two doors: index.ts and format/index.ts.',
    from: { pathNot: '^(?:i18n|spec)/' },
    to: { path: '^i18n/', pathNot: '^i18n/(?:format/)?index\\.ts$' },
  },
  {
    name: 'one-door-i18n-format',
    comment: 'i18n/format is entered through its index.ts.',
    from: { path: '^i18n/(?!format/)' },
    to: { path: '^i18n/format/', pathNot: '^i18n/format/index\\.ts$' },
  },
];

/** The rooms of ui from the ground up, and those below that each may import from; the gallery of the kit stands apart. */
const uiRooms = {
  stores: [],
  kit: [],
  di: ['stores'],
  charts: ['kit'],
  cutaway: ['kit', 'stores'],
  station: ['di', 'kit', 'stores'],
  dates: ['di', 'kit', 'station', 'stores'],
  print: ['charts', 'di', 'kit', 'station', 'stores'],
  shell: ['di', 'kit', 'station', 'stores'],
  areas: ['charts', 'cutaway', 'dates', 'di', 'kit', 'print', 'shell', 'station', 'stores'],
  app: ['areas', 'di', 'kit', 'shell', 'station', 'stores', 'theme'],
  gallery: ['kit', 'theme'],
};

const room = ([name, below]) => ({
  name: `ui-${name}`,
  comment: `ui/${name} imports from ${below.length === 0 ? 'no other folder' : `${below.join(', ')} and nothing else`} of ui.`,
  from: { path: `^ui/${name}/` },
  to: { path: '^ui/', pathNot: `^ui/(?:${[name, ...below].join('|')})/` },
});

/** Of ui, what the page of any server is made of; the rest is of a station. */
const generalUi = [
  '^ui/(?:charts|kit|theme)/',
  '^ui/di/(?:ContainerContext\\.tsx|token\\.ts)$',
  '^ui/stores/(?:PreferencesStore|StationQuery)\\.ts$',
  '^ui/shell/(?:header/)?(?:applyTheme|Crumbs|documentTitle|followLanguage|HeaderMark|LanguageChoice|lazyPage|loadFirstTexts|PageFailure|PlaceTitle|SkipLink)\\.tsx?$',
  '^ui/shell/.*\\.css$',
];

/** The rooms of the fleet's screen from the ground up: each imports from those before it. */
const fleetRooms = ['stores', 'di', 'shell', 'areas', 'app'];

const fleetRoom = (name, i) => ({
  name: 'fleet-rooms',
  comment: `ui/fleet/${name} imports from no room of ui/fleet above it.`,
  from: { path: `^ui/fleet/${name}/` },
  to: { path: '^ui/fleet/', pathNot: `^ui/fleet/(?:${fleetRooms.slice(0, i + 1).join('|')})/` },
});

const fleetRules = [
  {
    name: 'fleet-general-ui',
    comment: 'The screen of the fleet is made of what is general in ui, and loads nothing of a station, not even through another file.',
    from: { path: '^ui/fleet/' },
    to: { path: '^ui/', pathNot: ['^ui/fleet/', ...generalUi], reachable: true },
  },
  ...fleetRooms.map(fleetRoom),
  {
    name: 'fleet-areas-apart',
    comment: "An area of the fleet's screen imports from no other one; what two share stands in its shell.",
    from: { path: '^ui/fleet/areas/([^/]+)/' },
    to: { path: '^ui/fleet/areas/', pathNot: '^ui/fleet/areas/$1/' },
  },
];

const modbusRules = [
  {
    name: 'modbus-frames',
    comment: 'Frames of Modbus are made in one place, adapters/modbus, which sends only what reads.',
    from: {
      path: '^(?:core|i18n|adapters|ui|cli|server|station|fleet|tools)/',
      pathNot: ['^(?:core|adapters)/modbus/', '^core/index\\.ts$'],
    },
    to: { path: '^core/modbus/' },
  },
  {
    name: 'core-modbus',
    comment: 'core/modbus knows words and bits, not what they mean: of core it imports the ports and the words of the field alone.',
    from: { path: '^core/modbus/' },
    to: { path: '^core/', pathNot: '^core/(?:modbus|ports|field)/' },
  },
];

const uiRules = [
  ...Object.entries(uiRooms).map(room),
  {
    name: 'areas-apart',
    comment: 'An area of the dashboard imports from no other one; what two share has a folder of its own in ui.',
    from: { path: '^ui/areas/([^/]+)/' },
    to: { path: '^ui/areas/', pathNot: '^ui/areas/$1/' },
  },
];

/** The order of folders within a room, lowest first: a folder imports only from those before it; the room's index.ts stands above them. */
const floors = {
  'core/dayFile': ['layouts', 'text', 'read|write'],
  'core/plant': ['events', 'model', 'demo'],
  'core/field': ['units', 'decode', 'rules', 'derived', 'sample'],
};

/** `core-dayFile-text`: core/dayFile/text imports neither read nor write. */
const orderOf = ([room, folders]) =>
  folders.slice(0, -1).map((folder, i) => ({
    name: `${room.replace('/', '-')}-${folder}`,
    comment: `${room}/${folder} imports nothing of the floors above it: ${folders.slice(i + 1).join(', ')}.`,
    from: { path: `^${room}/${folder}/` },
    to: { path: `^${room}/(?:${folders.slice(i + 1).join('|')})/` },
  }));

/** The folders of the station, each of which imports only those before it; what lies beside them composes all. */
const stationFolders = [
  'config',
  'clock',
  'device',
  'settings',
  'access',
  'faults',
  'card',
  'field',
  'sources',
  'figures',
  'messages',
  'monthReports',
  'annex',
  'north',
  'fleet',
  'push',
  'routes',
];

const stationOrder = stationFolders.map((folder, i) => ({
  name: 'station-order',
  comment: `station/${folder} imports no folder of the station but those before it.`,
  from: { path: `^station/${folder}/` },
  to: { path: '^station/', pathNot: stationFolders.slice(0, i + 1).map((lower) => `^station/${lower}/`) },
}));

const stationRooms = {
  name: 'station-rooms',
  comment: 'Each folder of the station has its place in the order.',
  from: { path: '^station/' },
  to: { path: '^station/[^/]+/', pathNot: stationFolders.map((folder) => `^station/${folder}/`) },
};

const packageRules = [
  {
    name: 'core-packages',
    comment: 'Core stands alone; only core/time and core/plot use a package.',
    from: { path: '^core/(?!(?:time|plot)/)' },
    to: { path: anyPackage },
  },
  {
    name: 'core-time-packages',
    comment: 'core/time uses date-fns with its parts for zones and UTC, nothing else.',
    from: { path: '^core/time/' },
    to: { path: anyPackage, pathNot: packages('date-fns', 'date-fns-tz', '@date-fns/utc') },
  },
  {
    name: 'core-plot-packages',
    comment: 'core/plot uses d3-scale and d3-shape, nothing else.',
    from: { path: '^core/plot/' },
    to: { path: anyPackage, pathNot: packages('d3-scale', 'd3-shape') },
  },
  {
    name: 'core-no-node',
    comment: 'Core runs anywhere.',
    from: { path: '^core/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-no-node',
    comment: 'What the browser loads uses no Node module.',
    from: {
      path: [
        '^i18n/',
        '^ui/',
        '^adapters/(?!(?:annex|card|dayFiles|enteredFiles|fieldDoor|fieldHttp|fleetlink|modbus|mqtt|networks|pageFonts|postgres|profiles|sqlite|tariff|textFile)/)',
      ],
      pathNot: buildTime,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'i18n-packages',
    comment: 'i18n uses @lingui/core, nothing else.',
    from: { path: '^i18n/', pathNot: buildTime },
    to: { path: anyPackage, pathNot: packages('@lingui/core') },
  },
  {
    name: 'view-packages-in-ui',
    comment: 'React and MobX belong to ui.',
    from: { path: '^(?:adapters|cli|server|station|fleet|docs|tools)/' },
    to: { path: [react, mobx] },
  },
  {
    name: 'container-in-di',
    comment: 'Only ui/di, and that of the fleet, knows the container.',
    from: { pathNot: '^(?:ui/(?:fleet/)?di|spec)/' },
    to: { path: inversify },
  },
  {
    name: 'plain-view-model',
    comment: 'A view model is built with new in a spec: it reaches no React and no ui/di, not even through another file.',
    from: { path: '\\.vm\\.ts$' },
    to: { path: [react, '^ui/(?:fleet/)?di/'], reachable: true },
  },
];

const noCycle = { name: 'no-cycle', comment: 'Imports run one way; types count.', from: {}, to: { circular: true } };

export default {
  forbidden: [
    ...Object.entries(mayImport).map(layer),
    ...doors,
    ...uiRules,
    ...fleetRules,
    ...modbusRules,
    ...Object.entries(floors).flatMap(orderOf),
    ...stationOrder,
    stationRooms,
    ...packageRules,
    noCycle,
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: anyPackage },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
