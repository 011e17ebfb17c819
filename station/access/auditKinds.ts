/** What is kept of each kind of audit entry: how many, and whether it is written at once or within seconds with others. */
export const auditKinds = {
  login: { max: 5000, atOnce: false },
  loginRefused: { max: 5000, atOnce: false },
  /** Wrong passwords made an address wait. */
  loginBlocked: { max: 2000, atOnce: false },
  logout: { max: 5000, atOnce: false },
  settings: { max: 5000, atOnce: true },
  password: { max: 1000, atOnce: true },
  reset: { max: 1000, atOnce: true },
  backup: { max: 1000, atOnce: true },
  restore: { max: 1000, atOnce: true },
  reboot: { max: 1000, atOnce: true },
  field: { max: 5000, atOnce: true },
  fieldSearch: { max: 1000, atOnce: true },
  /** A counter rolled over, was set back or exchanged; nobody's doing as far as the station knows. */
  counter: { max: 5000, atOnce: true },
  faultSeen: { max: 5000, atOnce: false },
  priceSeries: { max: 1000, atOnce: true },
  wallLink: { max: 1000, atOnce: true },
  programToken: { max: 1000, atOnce: true },
  variables: { max: 1000, atOnce: true },
  service: { max: 5000, atOnce: true },
  note: { max: 5000, atOnce: true },
  testMail: { max: 1000, atOnce: true },
  testMqtt: { max: 1000, atOnce: true },
  testWebhook: { max: 1000, atOnce: true },
  joinFleet: { max: 1000, atOnce: true },
  leaveFleet: { max: 1000, atOnce: true },
} as const satisfies Readonly<Record<string, { readonly max: number; readonly atOnce: boolean }>>;
/** A kind of audit entry. */
export type AuditKind = keyof typeof auditKinds;
