import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayFileHead, headWithEstimated, latestLayout, readDayFile } from '../../../../core/dayFile/index.ts';
import { channels } from '../../../../core/samples/index.ts';
import { anyHeader, bytesOf, header } from '../files.ts';

const someChannels = fc.uniqueArray(fc.constantFrom(...channels));
const read = (head: string) => readDayFile(bytesOf(head));

describe('a head that lists more estimated channels', () => {
  it('[FIELD-5] keeps those that it has and gets the others, each once; all else stays', () => {
    fc.assert(
      fc.property(anyHeader, someChannels, (given, more) => {
        const head = dayFileHead(latestLayout, given);
        const after = read(headWithEstimated(latestLayout, head, more));
        const { estimated: listed = [], ...others } = after.header;
        const { estimated: before = [], ...same } = read(head).header;
        expect(others).toEqual(same);
        expect(after.problemCount).toBe(0);
        expect(listed).toEqual([...new Set([...before, ...more])]);
      }),
    );
  });

  it('is the same text when it has them all, and keeps a name that is not known', () => {
    const head = dayFileHead(latestLayout, { ...header, estimated: ['powerKW@0'] }).replace('powerKW@0', 'humidity@0,powerKW@0');
    expect(headWithEstimated(latestLayout, head, [])).toBe(head);
    expect(headWithEstimated(latestLayout, head, ['powerKW@0', 'powerKW@0'])).toBe(head);
    expect(headWithEstimated(latestLayout, head, ['status@2'])).toBe(head.replace('powerKW@0', 'powerKW@0,status@2'));
  });
});
