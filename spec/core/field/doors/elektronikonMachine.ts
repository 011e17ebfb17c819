/** A machine as an Elektronikon describes it, by what the public sources say. */
export interface ElektronikonMachine {
  /** Bits by index and subindex, `3002.01`; what is left out is not there. */
  readonly items: Map<string, number>;
  /** The text of its English names; undefined where it gives none. */
  labels: string | undefined;
  /** The answer to a form. */
  answer(form: string): string;
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0');

/** Number of the name, kind, and that there is something. */
export const described = (label: number, kind: number, active = 1): number => ((label << 16) | (kind << 8) | active) >>> 0;
/** A value above its state. */
export const high = (value: number): number => (((value & 0xffff) << 16) | 0x0080) >>> 0;

const labelled = ['MPL_100$$Compressor Outlet', 'MPL_101$$Element Outlet', 'MPL_102$$Ambient Air', 'MSTATE_28$$Load', ''].join('\r\n');

/** As GA15VP13: outlet pressure first, element outlet third. */
export function elektronikonMachine(): ElektronikonMachine {
  const machine: ElektronikonMachine = {
    items: new Map([
      ['2010.01', described(100, 0)],
      ['2012.01', described(101, 1)],
      ['2014.01', described(102, 1)],
      ['2607.01', described(200, 0)],
      ['2607.03', described(201, 1)],
      ['2607.04', described(202, 1)],
      ['2607.0C', described(203, 2)],
      ['2681.01', described(300, 0)],
      ['3001.08', 28],
      ['3002.01', high(7120)],
      ['3002.03', high(783)],
      ['3002.05', high(215)],
      ['3007.01', 148_986_264],
      ['3007.03', 140_342],
      ['3007.04', 4_582_836],
      ['3007.0C', 4123],
      ['3009.06', 3_600_000],
      ['3021.01', ((2950 << 16) | 3000) >>> 0],
      ['3021.05', 31],
      ['3021.0A', ((64 << 16) | 0) >>> 0],
    ]),
    labels: labelled,
    answer(form) {
      const items = form.replace(/^QUESTION=/, '').match(/.{6}/g) ?? [];
      return items
        .map((item) => machine.items.get(`${item.slice(0, 4)}.${item.slice(4)}`.toUpperCase()))
        .map((bits) => (bits === undefined ? 'X' : hex(bits, 8)))
        .join('');
    },
  };
  return machine;
}
