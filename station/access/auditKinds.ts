/** What is kept of each kind of audit entry: how many, and whether it is written at once or within seconds with others. */
export const auditKinds = {
  login: { most: 5000, atOnce: false },
  loginRefused: { most: 5000, atOnce: false },
  /** Wrong passwords made an address wait. */
  loginBlocked: { most: 2000, atOnce: false },
  logout: { most: 5000, atOnce: false },
  settings: { most: 5000, atOnce: true },
  password: { most: 1000, atOnce: true },
  reset: { most: 1000, atOnce: true },
  reboot: { most: 1000, atOnce: true },
  testMail: { most: 1000, atOnce: true },
} as const satisfies Readonly<Record<string, { readonly most: number; readonly atOnce: boolean }>>;
/** A kind of audit entry. */
export type AuditKind = keyof typeof auditKinds;
