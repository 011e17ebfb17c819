/** To which fleet a station sends what it has; its token is no setting. */
export interface FleetSettings {
  /** https; empty for none. */
  readonly url: string;
  /** Certificates in PEM that are trusted in place of the runtime's; empty for the runtime's. */
  readonly caCertificate: string;
  /** Where people open this dashboard, http or https; empty for nowhere. */
  readonly dashboardUrl: string;
}
