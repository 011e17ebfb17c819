import fc from 'fast-check';
import { statusBit } from '../../../core/compressor/index.ts';

/** Every status word that 16 bits make. */
export const statusWord = fc.nat({ max: 0xffff });

/** A status word with these bits set, and those not. */
export const statusWith = (set: number, unset = 0) => statusWord.map((word) => (word | set) & ~unset);

/** Bits that no state depends on. */
export const unknownBits = fc.nat({ max: 0xffff }).map((word) => word & ~Object.values(statusBit).reduce((all, bit) => all | bit, 0));
