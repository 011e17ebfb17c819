/** The station's calls for programs and brokers; apart from `paths`, which come with the first page. */
export const northPaths = {
  programTokens: '/api/program-tokens',
  revokeProgramToken: '/api/program-tokens/revoke',
  live: '/api/live',
  events: '/api/events',
  webhook: '/api/webhook',
  tryWebhook: '/api/webhook/try',
  mqtt: '/api/mqtt',
  tryMqtt: '/api/mqtt/try',
  fleet: '/api/fleet',
  joinFleet: '/api/fleet/join',
  leaveFleet: '/api/fleet/leave',
} as const;
