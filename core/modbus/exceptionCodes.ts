/** Why a device or a gateway refuses a question, as the protocol numbers it. */
export const exceptionCodes = {
  illegalFunction: 1,
  illegalAddress: 2,
  illegalValue: 3,
  deviceFailure: 4,
  acknowledge: 5,
  busy: 6,
  memoryParity: 8,
  gatewayPath: 10,
  gatewaySilent: 11,
} as const;
/** Such a reason. */
export type ExceptionName = keyof typeof exceptionCodes;
