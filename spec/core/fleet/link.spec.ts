import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BootHistory, hasTwoControllers, withBoot } from '../../../core/fleet/bootHistory.ts';
import { codeBytes, enrolmentCode, typedCode } from '../../../core/fleet/enrolmentCode.ts';
import { clockOffsetMs, linkFindings, presenceOf, stationBeatMs, type StationLink } from '../../../core/fleet/linkFindings.ts';
import { msPerDay, msPerMinute } from '../../../core/time/index.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const beatMs = msPerMinute;
const sound: StationLink = {
  ...{ seenMs: nowMs - 20_000, sentMs: nowMs - 20_300, beatMs, boots: undefined, newerDays: 0 },
  ...{ isCardFailing: false, isMailFailing: false, isDigestRefused: false },
};

describe('a station', () => {
  it.each([
    [undefined, 'never'],
    [0, 'present'],
    [3 * beatMs, 'present'],
    [3 * beatMs + 1, 'silent'],
  ] as const)('heard of %p ms ago is %s', (agoMs, presence) => {
    expect(presenceOf(agoMs === undefined ? undefined : nowMs - agoMs, beatMs, nowMs)).toBe(presence);
  });

  it.each([
    ['neverSeen', { seenMs: undefined, sentMs: undefined }],
    ['silent', { seenMs: nowMs - 4 * beatMs, sentMs: nowMs - 4 * beatMs }],
    ['clockOff', { sentMs: nowMs + 3_600_000 }],
    ['clockOff', { sentMs: nowMs - 3_600_000 }],
    ['clockOff', { sentMs: sound.seenMs! + 120_001 }],
    ['twoControllers', { boots: { boot: 'a', before: 'b', alternatedMs: nowMs - 1000 } }],
    ['newerRecords', { newerDays: 1 }],
    ['digestRefused', { isDigestRefused: true }],
    ['cardFailing', { isCardFailing: true }],
    ['mailFailing', { isMailFailing: true }],
  ] as const)('says %s when it is so, and nothing else', (finding, link) => {
    expect(linkFindings(sound, nowMs)).toEqual([]);
    expect(linkFindings({ ...sound, ...link }, nowMs)).toEqual([finding]);
  });

  it.each([
    ['as the fleet asks', undefined, beatMs, 60_000],
    ['as the fleet asks, however often', undefined, 400, 400],
    ['less often, as it says', 900, beatMs, 900_000],
    ['as the fleet asks, for what is more often', 10, beatMs, 60_000],
  ])('[FLEET-3] calls %s', (_how, statedS, askedMs, ms) => {
    expect(stationBeatMs(statedS, askedMs)).toBe(ms);
  });

  it('has a clock that is ahead by what its last call says', () => {
    expect(clockOffsetMs({ seenMs: 1000, sentMs: 61_000 })).toBe(60_000);
    expect(clockOffsetMs({ seenMs: undefined, sentMs: undefined })).toBeUndefined();
    expect(clockOffsetMs({ seenMs: undefined, sentMs: 1000 })).toBeUndefined();
    expect(clockOffsetMs({ seenMs: 1000, sentMs: undefined })).toBeUndefined();
  });

  it.each([-120_000, 120_000])('with a clock that differs by %i ms has none that is off', (offsetMs) => {
    expect(linkFindings({ ...sound, sentMs: sound.seenMs! + offsetMs }, nowMs)).toEqual([]);
  });
});

describe('two controllers with one token', () => {
  const heard = (...boots: readonly string[]) =>
    boots.reduce<BootHistory | undefined>((history, boot, i) => withBoot(history, boot, nowMs + i), undefined);

  it.each([
    [['a'], false],
    [['a', 'a', 'a'], false],
    [['a', 'b', 'c', 'd'], false],
    [['a', 'b', 'a'], true],
    [['a', 'b', 'b', 'a', 'b'], true],
  ] as const)('calls of the runs %j: %s', (boots, areTwo) => {
    expect(hasTwoControllers(heard(...boots), nowMs + 10)).toBe(areTwo);
  });

  it('are forgotten a day after the last change', () => {
    const history = heard('a', 'b', 'a');
    const changedMs = nowMs + 2;
    expect(hasTwoControllers(history, changedMs + msPerDay - 1)).toBe(true);
    expect(hasTwoControllers(history, changedMs + msPerDay)).toBe(false);
  });
});

describe('enrolment code', () => {
  const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });

  it('is read however a person types it', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = enrolmentCode(random);
        fc.pre(code !== undefined);
        expect(code).toMatch(/^[A-HJ-NP-TV-Z2-9]{4}-[A-HJ-NP-TV-Z2-9]{4}-[A-HJ-NP-TV-Z2-9]{2}$/);
        for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' – ')} `]) {
          expect(typedCode(typed)).toBe(code);
        }
      }),
    );
  });

  it.each(['', 'K7QX', 'K7QX-M2PD-9', 'K7QX-M2PD-9RR', 'K7QX-M2PD-9I', 'K0QX-M2PD-9R', 'K7QX_M2PD_9R'])('is none in %p', (text) => {
    expect(typedCode(text)).toBeUndefined();
  });

  it('needs enough bytes that make every sign as probable as every other', () => {
    expect(enrolmentCode(new Uint8Array(codeBytes).fill(255))).toBeUndefined();
    expect(enrolmentCode(new Uint8Array(codeBytes))).toBe('AAAA-AAAA-AA');
    const mixed = (unfair: number) => Uint8Array.from({ length: codeBytes }, (_, i) => (i < unfair ? 248 : 238 + i - unfair));
    expect(enrolmentCode(mixed(6))).toBe('YZ23-4567-89');
    expect(enrolmentCode(Uint8Array.from({ length: codeBytes }, (_, i) => 247 - i))).toBe('9876-5432-ZY');
    expect(enrolmentCode(mixed(7))).toBeUndefined();
  });
});
