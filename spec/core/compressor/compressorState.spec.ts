import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { compressorState, type CompressorState, runningState, statusBit, type TechnologyCode } from '../../../core/compressor/index.ts';
import { statusWith, statusWord, unknownBits } from './statuses.ts';

const screw: TechnologyCode = 4;
const technologyCode = fc.constantFrom<TechnologyCode>(1, 2, 3, 4, 5, 6);
const running = statusBit.on | statusBit.running;

describe('the state of a compressor', () => {
  test.each<[CompressorState, TechnologyCode, number]>([
    ['notInstalled', 0, 0xffff],
    ['communicationError', screw, 0xffff],
    ['error', screw, 128],
    ['warning', screw, 64],
    ['maintenance', screw, 32],
    ['off', screw, 0],
    ['off', screw, statusBit.running | statusBit.loaded],
    ['ready', screw, 1],
    ['ready', screw, 1 | statusBit.loaded],
    ['starting', screw, 1 | 2 | 256],
    ['runOn', screw, 1 | 2 | 512],
    ['load', screw, 1 | 2 | 4],
    ['noLoad', screw, 1 | 2],
  ])('[STATE-1] is %s for technology %d and status %d', (state, technology, status) => {
    expect(compressorState(technology, status)).toBe(state);
  });

  test.each<[CompressorState, number, number]>([
    ['communicationError', 32768, 0],
    ['error', 128, 32768],
    ['warning', 64, 32768 | 128],
    ['maintenance', 32, 32768 | 128 | 64],
    ['off', 0, 32768 | 128 | 64 | 32 | 1],
    ['ready', 1, 32768 | 128 | 64 | 32 | 2],
    ['starting', running | 256, 32768 | 128 | 64 | 32],
    ['runOn', running | 512, 32768 | 128 | 64 | 32 | 256],
    ['load', running | 4, 32768 | 128 | 64 | 32 | 256 | 512],
    ['noLoad', running, 32768 | 128 | 64 | 32 | 256 | 512 | 4],
  ])('[STATE-1] is %s with bits %d set and %d unset, whatever the others are', (state, set, unset) => {
    fc.assert(
      fc.property(technologyCode, statusWith(set, unset), (technology, status) => {
        expect(compressorState(technology, status)).toBe(state);
      }),
    );
  });

  it('[STATE-1] is not installed for technology 0, whatever the status', () => {
    fc.assert(
      fc.property(fc.option(statusWord, { nil: undefined }), (status) => {
        expect(compressorState(0, status)).toBe('notInstalled');
      }),
    );
  });

  it('does not depend on bits without a meaning', () => {
    fc.assert(
      fc.property(statusWord, unknownBits, (status, extra) => {
        expect(compressorState(screw, status | extra)).toBe(compressorState(screw, status & ~extra));
      }),
    );
  });

  it('is missing when the status is, also for a machine of unknown technology', () => {
    expect(compressorState(screw, undefined)).toBeUndefined();
    expect(compressorState(undefined, undefined)).toBeUndefined();
    expect(compressorState(undefined, running)).toBe('noLoad');
  });

  it('goes on running under any report', () => {
    const reports = 32768 | 128 | 64 | 32;
    fc.assert(
      fc.property(statusWord, (status) => {
        expect(runningState(status | reports)).toBe(runningState(status & ~reports));
        expect(runningState(status & ~reports)).toBe(compressorState(screw, status & ~reports));
      }),
    );
    expect(runningState(undefined)).toBeUndefined();
  });
});
