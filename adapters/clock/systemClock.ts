import type { Clock } from '../../core/ports/index.ts';

export const systemClock: Clock = { nowMs: () => Date.now() };
