import type { ModbusIdentityAnswer } from '../../core/ports/index.ts';

/** What a device says that it is: maker, product, revision; nothing where it says none of it. */
export const identityWords = (answer: ModbusIdentityAnswer): readonly string[] =>
  answer.ok ? [answer.identity.vendor, answer.identity.product, answer.identity.revision].filter((word) => word !== undefined) : [];
