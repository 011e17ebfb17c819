import type { ShownSecret } from './secrets.ts';

/** The station's own name and addresses. */
export interface NetworkSettings {
  readonly hostName: string;
  /** The addresses come from the network; the ones below count for nothing. */
  readonly dhcp: boolean;
  /** IPv4 in dotted decimals, like the others. */
  readonly ipAddress: string;
  readonly networkMask: string;
  /** Empty for none. */
  readonly gateway: string;
  /** Empty for none. */
  readonly dnsServer: string;
}

/** The SD card as a folder in the local network. */
export interface ShareSettings {
  readonly enabled: boolean;
  readonly workgroup: string;
  readonly device: string;
  readonly writeable: boolean;
  readonly guestEnabled: boolean;
  readonly userEnabled: boolean;
  readonly userName: string;
  readonly userPassword: ShownSecret;
}

/** Where the station's clock comes from, and the plant's zone. */
export interface TimeSettings {
  /** Host name or IPv4 address; empty for none. */
  readonly ntpServer: string;
  /** IANA name of the plant's zone. */
  readonly zone: string;
}
