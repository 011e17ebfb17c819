/** Packages whose code or files are built into the dashboard: nothing loads them while a station runs, so they are installed for the build alone. */
export const browserPackages = [
  '@fontsource-variable/ibm-plex-sans',
  '@internationalized/date',
  '@lingui/react',
  '@visx/axis',
  '@visx/grid',
  '@visx/group',
  '@visx/shape',
  'inversify',
  'mobx',
  'mobx-react-lite',
  'react',
  'react-aria-components',
  'react-dom',
  'react-router',
  'reflect-metadata',
  'socket.io-client',
];
