/** The station's calls. */
export const paths = {
  login: '/login',
  logout: '/logout',
  health: '/health',
  backlog: (day: string) => `/backlog/${day}.jsonarr`,
} as const;

/** Names of the pushed events; `ablauf_snapshot` sent by a client asks for one. */
export const events = {
  rtc: 'rtc',
  snapshot: 'ablauf_snapshot',
  change: 'ablauf_change',
  faultTexts: 'ablauf_fehlertext',
  disconnected: 'ablauf_disconnected',
  settings: 'settings',
} as const;

/** The protocol generation of the snapshot that this version speaks. */
export const protocolGeneration = 1;

/** The message of a push connection that is refused for its token. */
export const unauthorized = 'unauthorized';
