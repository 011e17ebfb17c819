/** The lint rules that keep core free of clock, random, locale, console and host objects. */
const clock = 'Core takes the time as an argument.';
const random = 'Core takes a seeded generator as an argument.';
const locale = 'Core returns values; i18n/format makes them readable.';
const zone = "A date's local parts depend on the machine's zone; use core/time.";
const host = 'Core is pure: no DOM, Node, clock, random, locale or console.';

const hostObjects = [
  ...['window', 'document', 'navigator', 'location', 'history', 'screen', 'self', 'localStorage', 'sessionStorage', 'indexedDB', 'alert'],
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'BroadcastChannel', 'requestAnimationFrame'],
  ...['process', 'Buffer', 'global', 'globalThis', 'require', 'module', '__dirname', '__filename'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance', 'crypto', 'console', 'Intl', 'Temporal'],
];

const localeMethods = [
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
  'toLocaleLowerCase',
  'localeCompare',
];

const dateParts = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'];
const localDateMethods = [
  ...dateParts.flatMap((part) => [`get${part}`, `set${part}`]),
  ...['getDay', 'getYear', 'setYear', 'getTimezoneOffset', 'toDateString', 'toTimeString'],
];

export const corePurity = {
  rules: {
    'no-restricted-globals': ['error', ...hostObjects.map((name) => ({ name, message: host }))],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: clock },
      { object: 'Math', property: 'random', message: random },
      ...localeMethods.map((property) => ({ property, message: locale })),
      ...localDateMethods.map((property) => ({ property, message: zone })),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
      { selector: "CallExpression[callee.name='Date']", message: clock },
      { selector: "NewExpression[callee.name='Date'][arguments.length>1]", message: zone },
      { selector: 'MetaProperty[meta.name="import"]', message: host },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^(?!\\.\\.?/|date-fns/(?!locale)\\w+$|@date-fns/utc/date/mini$|date-fns-tz/getTimezoneOffset$|d3-scale$|d3-shape$)',
            message: 'Core imports core; core/time and core/plot alone use a package.',
          },
        ],
      },
    ],
  },
};
