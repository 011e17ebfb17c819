import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { recoverableShares } from '../../../core/heat/index.ts';
import { comparedThresholds, heatForm, type HeatReport, heatReportOf, isYear } from '../../../core/heatReport/index.ts';
import { enteredHeatFields } from '../../../core/plantData/index.ts';
import { plantDayRange, type TimeRange } from '../../../core/time/index.ts';
import { quarterHourMs } from '../../../core/totals/index.ts';
import { energiesOf, powerLog, quarterS } from '../cost/energies.ts';

const zone = 'Europe/Berlin';
const circuit = 'oilCirculation';
const share = recoverableShares[circuit];
const enteredShare = [{ since: '2026-01-01', recoverableShare: share, usedShare: 0 }];

const rangeOf = (first: string, last: string): TimeRange => ({
  fromMs: plantDayRange(first, zone).fromMs,
  untilMs: plantDayRange(last, zone).untilMs,
});
const quartersOf = ({ fromMs, untilMs }: TimeRange) => (untilMs - fromMs) / quarterHourMs;

/** What machines with a power, kW, in each quarter hour of a range give. */
function reportOf(range: TimeRange, machines: readonly (readonly number[])[], more: Partial<Parameters<typeof heatReportOf>[1]> = {}) {
  const energies = energiesOf(powerLog(range.fromMs, ...machines), range, quarterS);
  return heatReportOf(energies, { range, zone, circuit, ...more });
}

const valueOf = (finding: HeatReport['heat']) => (finding.kind === 'none' ? NaN : finding.value);

describe('waste heat of a year', () => {
  const january = rangeOf('2026-01-01', '2026-01-31');
  const [hoursADay, days, energyKWh, highestKW] = [16, 25, 40_000, 125];
  const busy = days * hoursADay * 4;
  const commonKW = (energyKWh - highestKW / 4) / ((busy - 1) / 4);
  /** 16 h on each of 25 days, the first quarter hour with the highest power. */
  const powers = Array.from({ length: quartersOf(january) }, (_, i) => {
    if (i >= days * 96 || i % 96 >= hoursADay * 4) return 0;
    return i === 0 ? highestKW : commonKW;
  });

  it('is that of a month: energy while running times the share, while available and over all hours, with its greatest quarter hour', () => {
    const report = reportOf(january, [powers]);
    expect(valueOf(report.energy)).toBeCloseTo(energyKWh, 6);
    expect(valueOf(report.heat)).toBeCloseTo(28_800, 6);
    expect(valueOf(report.greatestPower)).toBeCloseTo(90, 9);
    expect([valueOf(report.available), report.availableHPerDay]).toEqual([400, 16]);
    const [month] = report.months;
    expect(report.months).toHaveLength(1);
    expect(month).toMatchObject({ month: 1, availableDays: 25, availableH: 400, coverage: 1 });
    expect(month!.powerWhileAvailableKW).toBeCloseTo(72, 9);
    expect(month!.meanPowerKW).toBeCloseTo(28_800 / 744, 9);
    expect(report.isOnWeekends).toBe(true);
  });

  it('[GAIN-7] has each day the shares that held then: a later entry changes nothing before it', () => {
    const first = { since: '2026-01-01', recoverableShare: 0.6, usedShare: 0 };
    const later = { since: '2026-01-16', recoverableShare: 0.5, usedShare: 0.4 };
    const half = (from: string, until: string, shares: readonly (typeof first)[]) => {
      const range = rangeOf(from, until);
      const at = (range.fromMs - january.fromMs) / quarterHourMs;
      return valueOf(reportOf(range, [powers.slice(at, at + quartersOf(range))], { shares }).heat);
    };
    const both = reportOf(january, [powers], { shares: [later, first] });
    expect(valueOf(both.heat)).toBeCloseTo(half('2026-01-01', '2026-01-15', [first]) + half('2026-01-16', '2026-01-31', [later]), 6);
    const { heat } = both;
    const assumed = heat.kind === 'none' ? [] : heat.assumptions.map(({ value }) => value);
    expect(valueOf(both.energy) * assumed[0]! * (1 - assumed[1]!)).toBeCloseTo(valueOf(heat), 6);
    expect([heat.kind, reportOf(january, [powers], { shares: [later] }).heat.kind]).toEqual(['measured', 'rule']);
  });

  it('is a rule of thumb with its range as long as nobody entered the share, else measured', () => {
    const [usual, entered] = [reportOf(january, [powers]), reportOf(january, [powers], { shares: enteredShare })].map(({ heat }) => heat);
    expect([usual!.kind, entered!.kind]).toEqual(['rule', 'measured']);
    const width = (finding: HeatReport['heat']) => (finding.kind === 'none' ? NaN : finding.high - finding.low);
    expect(width(usual!)).toBeGreaterThan(5 * width(entered!));
    expect(reportOf(january, [powers], { estimated: ['electricalPowerKW@1'], shares: enteredShare }).heat.kind).toBe('rule');
  });

  it.each([
    ['a meter', [], 0.01],
    ['states and rated powers', ['electricalPowerKW@1'], 0.15],
  ] as const)('is off by as much as the power of %s can be', (_, estimated, off) => {
    const { energy } = reportOf(january, [powers], { estimated });
    expect(energy).toMatchObject({ low: expect.closeTo(energyKWh * (1 - off), 6), high: expect.closeTo(energyKWh * (1 + off), 6) });
  });

  it.each([
    ['no share was entered', [], ['default', 'default'], 0],
    ['one was', enteredShare, ['entered', 'entered'], 0],
    ['only what is used was', [{ since: '2026-01-01', usedShare: 0.25 }], ['default', 'entered'], 0.25],
  ] as const)('says which shares it assumes and where they are from: %s', (_, shares, sources, usedShare) => {
    const { heat } = reportOf(january, [powers], { shares });
    const [recoverable, used] = heat.kind === 'none' ? [] : heat.assumptions;
    expect([recoverable!.source, used!.source]).toEqual(sources);
    expect([recoverable!.value, used!.value]).toEqual([expect.closeTo(share, 9), expect.closeTo(usedShare, 9)]);
  });

  it('assumes what is usual, and that nothing is used, where nothing ran', () => {
    const { heat } = reportOf(january, [powers.map(() => 0)]);
    expect(heat).toMatchObject({ value: 0, assumptions: [{ value: share }, { value: 0 }, { value: 0.01 }] });
  });

  it('leaves out what is used already, and machines of another circuit', () => {
    const whole = valueOf(reportOf(january, [powers]).heat);
    expect(valueOf(reportOf(january, [powers], { shares: [{ since: '2026-01-01', usedShare: 0.25 }] }).heat)).toBeCloseTo(0.75 * whole, 6);
    expect(valueOf(reportOf(january, [powers, powers]).heat)).toBeCloseTo(2 * whole, 6);
    expect(valueOf(reportOf(january, [powers, powers], { machines: [2] }).heat)).toBeCloseTo(whole, 6);
  });

  it('sums the machines first and takes the greatest quarter hour then', () => {
    const [first, second] = [0, 4].map((at) => powers.map((_, i) => (i === at ? 100 : 10)));
    expect(valueOf(reportOf(january, [first!, second!]).greatestPower)).toBeCloseTo(110 * share, 9);
  });

  it('has quarter hours of a twentieth of the greatest power and less apart', () => {
    const faint = powers.map((power) => (power === 0 ? 5 : power));
    const report = reportOf(january, [faint]);
    expect(valueOf(report.heat)).toBeCloseTo(28_800, 6);
    expect(report.faintHeatKWh).toBeCloseTo((powers.filter((power) => power === 0).length / 4) * 5 * share, 6);
  });

  test.each([
    { name: 'whole', known: 1, kind: 'measured' },
    { name: 'nine tenths and more', known: 0.95, kind: 'measured' },
    { name: 'less than nine tenths', known: 0.75, kind: 'fitted' },
    { name: 'less than half', known: 0.4, kind: 'none' },
  ])('is scaled up by the time that is known, and wider: $name', ({ known, kind }) => {
    const steady = Array.from({ length: quartersOf(january) }, (_, i, { length } = powers) => (i < known * length ? 100 : NaN));
    const { heat } = reportOf(january, [steady], { shares: enteredShare });
    expect(heat.kind).toBe(kind);
    if (heat.kind === 'none') expect(heat).toMatchObject({ reason: 'tooLittleData' });
    else {
      expect(heat.coverage).toBeCloseTo(known, 2);
      expect(heat.value).toBeCloseTo(744 * 100 * share, 6);
      expect(heat.low).toBeCloseTo(heat.coverage * heat.value * 0.99, 6);
      expect(heat.high).toBeCloseTo((2 - heat.coverage) * heat.value * 1.01, 6);
    }
  });

  it('has no figure where no power is known', () => {
    const { heat, machines } = reportOf(january, [powers.map(() => NaN)]);
    expect([heat, machines]).toMatchObject([{ kind: 'none', reason: 'noPower', coverage: 0 }, []]);
  });

  it('has the hours of days on which clocks change', () => {
    const hours = (day: string) => {
      const range = rangeOf(day, day);
      return valueOf(reportOf(range, [Array.from({ length: quartersOf(range) }, () => 50)]).available);
    };
    expect(['2026-03-29', '2026-10-25', '2026-10-26'].map(hours)).toEqual([23, 25, 24]);
  });

  describe('of two months with any powers', () => {
    const range = rangeOf('2026-02-27', '2026-03-03');
    const power = fc.oneof(fc.constant(NaN), fc.double({ min: 0, max: 300, noNaN: true }));
    const series = fc.array(power, { minLength: quartersOf(range), maxLength: quartersOf(range) });

    test('months add up to the whole, none above the greatest power, the whole within greatest power times hours', () => {
      fc.assert(
        fc.property(series, series, (first, second) => {
          const report = reportOf(range, [first, second]);
          const { heat, greatestPower, available, months } = report;
          if (heat.kind === 'none' || greatestPower.kind === 'none' || available.kind === 'none') return;
          if (months.some(({ heatKWh }) => heatKWh === undefined)) return;
          const sum = months.reduce((all, { heatKWh }) => all + heatKWh!, 0);
          expect(Math.abs(sum - heat.value)).toBeLessThanOrEqual(1e-9 * heat.value + 1e-9);
          for (const { heatKWh, availableH, powerWhileAvailableKW } of months) {
            expect(Math.abs((powerWhileAvailableKW ?? 0) * availableH! - heatKWh!)).toBeLessThanOrEqual(1e-9 * heatKWh! + 1e-9);
            expect(powerWhileAvailableKW ?? 0).toBeLessThanOrEqual(greatestPower.value * (1 + 1e-9));
          }
          expect(heat.value).toBeLessThanOrEqual(greatestPower.value * available.value * (1 + 1e-9) + 1e-9);
        }),
        { numRuns: 25 },
      );
    });

    test('a machine that never runs changes nothing', () => {
      fc.assert(
        fc.property(
          series.map((of) => of.map((value) => (Number.isNaN(value) ? 0 : value))),
          (of) => {
            const [alone, beside] = [reportOf(range, [of]), reportOf(range, [of, of.map(() => 0)])];
            expect([valueOf(beside.heat), beside.months]).toEqual([valueOf(alone.heat), alone.months]);
          },
        ),
        { numRuns: 10 },
      );
    });
  });
});

describe('the form of the German platform', () => {
  const year = rangeOf('2026-01-01', '2026-12-31');
  const report = reportOf(year, [Array.from({ length: quartersOf(year) }, (_, i) => (i % 96 < 64 ? 75 : 0))]);

  it('has 33 fields in their order: those of the log in German numbers, those of a person as entered, else empty', () => {
    const fields = heatForm(report, { company: 'Werk Süd GmbH' }, 60);
    expect(fields).toHaveLength(33);
    const valueAt = (number: number) => fields[number - 1]!.value;
    expect(valueAt(3)).toBe('Werk Süd GmbH');
    expect([valueAt(9), valueAt(10), valueAt(11), valueAt(12)]).toEqual([
      (365 * 16 * 75 * share).toFixed(0),
      '54',
      '60',
      '60 bis unter 80 °C',
    ]);
    expect([valueAt(13), valueAt(14), valueAt(18), valueAt(29)]).toEqual(['16,0', 'ja', '54', '54']);
    expect(fields.filter(({ source, value }) => source === 'entered' && value === '')).toHaveLength(enteredHeatFields.length - 1);
    expect(valueAt(30)).toContain('Januar 36');
  });

  it('is that of a year alone', () => {
    expect([364, 365, 366, 367].map(isYear)).toEqual([false, true, true, false]);
  });

  it('stands beside dated thresholds; what was not entered is not compared', () => {
    const compared = comparedThresholds(report, {});
    expect(compared.map(({ name, isAbove }) => [name, isAbove])).toEqual([
      ['plantMWhPerYear', true],
      ['siteMWhPerYear', false],
      ['hoursPerYear', true],
      ['temperatureDegC', undefined],
      ['companyGWhPerYear', undefined],
    ]);
    const month = { ...report, range: { ...report.range, untilMs: report.range.fromMs + 30 * 86_400_000 } };
    // 30 days can be above what holds for a year, but not known to be below it
    expect(comparedThresholds(month, { companyGWh: 1 }).map(({ name, isAbove }) => [name, isAbove])).toEqual([
      ['plantMWhPerYear', true],
      ['siteMWhPerYear', undefined],
      ['hoursPerYear', true],
      ['temperatureDegC', undefined],
      ['companyGWhPerYear', false],
    ]);
    for (const { source, asOf } of compared) expect([source !== '', asOf]).toEqual([true, '2024-08-09']);
  });
});
