/** The lint rules that keep core free of clock, random, locale, console and host objects. */
const clock = 'Core takes the time as an argument.';
const random = 'Core takes a seeded generator as an argument.';
const locale = 'Core returns values; i18n/format makes them readable.';

export const corePurity = {
  rules: {
    'no-restricted-globals': [
      'error',
      ...[
        'window',
        'document',
        'navigator',
        'localStorage',
        'sessionStorage',
        'fetch',
        'process',
        'Buffer',
        'global',
        'globalThis',
        'require',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'performance',
        'crypto',
        'console',
        'Intl',
        'Temporal',
      ].map((name) => ({ name, message: 'Core is pure: no DOM, Node, clock, random, locale or console.' })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Date', property: 'now', message: clock },
      { object: 'Math', property: 'random', message: random },
      ...[
        'toLocaleString',
        'toLocaleDateString',
        'toLocaleTimeString',
        'toLocaleUpperCase',
        'toLocaleLowerCase',
        'localeCompare',
        'getTimezoneOffset',
      ].map((property) => ({ property, message: locale })),
      ...['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getMinutes', 'getSeconds', 'setHours', 'setDate'].map(
        (property) => ({
          property,
          message: "A date's local parts depend on the machine's zone; use core/time.",
        }),
      ),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: clock },
      { selector: "CallExpression[callee.name='Date']", message: clock },
      {
        selector: "NewExpression[callee.name='Date'][arguments.length>1]",
        message: 'Local date parts depend on the machine; use Date.UTC or core/time.',
      },
    ],
  },
};
