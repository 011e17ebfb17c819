import { describe, expect, it, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MachineKind, type Make, machineSymbols } from '../../../core/compressor/index.ts';
import { Cutaway, type CutawayProps } from '../../../ui/cutaway/Cutaway.tsx';
import { machinePoints } from '../../../ui/cutaway/machinePoints.ts';

const dark: CutawayProps = {
  kind: 'screw',
  make: 'own',
  chamber: 'dark',
  motor: false,
  valve: false,
  frequencyConverter: false,
  lost: false,
  lamps: [],
  points: [],
};
const markup = (props: Partial<CutawayProps>) => renderToStaticMarkup(<Cutaway {...dark} {...props} />);
const classesOf = (props: Partial<CutawayProps>) => /class="([^"]*)"/.exec(markup(props))![1]!.split(' ').slice(2);

const kinds: readonly MachineKind[] = ['screw', 'piston', 'turbo'];
const makes: readonly Make[] = ['own', 'thirdParty'];
const lights: readonly (readonly [Partial<CutawayProps>, readonly string[]])[] = [
  [{ ...machineSymbols(1, 0) }, []],
  [{ chamber: 'load', ...machineSymbols(7, 0) }, ['load', 'motor', 'valve']],
  [{ chamber: 'noLoad', ...machineSymbols(3, 1) }, ['noload', 'motor', 'fu']],
  [{ ...machineSymbols(1, 1) }, ['fu']],
  [{ lamps: ['warning', 'error'] }, ['cw-warning', 'cw-error']],
  [{ lamps: ['maintenance'] }, ['cw-maintenance']],
  [{ lost: true, chamber: 'load', motor: true, valve: true, lamps: ['error'] }, ['lost']],
];
const cases = kinds.flatMap((kind) => makes.flatMap((make) => lights.map(([props, lit]) => ({ kind, make, props, lit }))));

describe('the drawing', () => {
  test.each(cases)('[STATE-3] [STATE-7] of a $kind ($make) with $props lights $lit and nothing else', ({ kind, make, props, lit }) => {
    expect(classesOf({ kind, make, ...props })).toEqual([...(make === 'thirdParty' ? ['third'] : []), ...lit]);
  });

  test.each(kinds)('of a %s has what lights up', (kind) => {
    const drawing = markup({ kind });
    const classes = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    const lit = ['lit', 'motorc', 'motort', 'valvep', 'fug', 'plate', 'cw-flow', 'cw-lamp-maintenance', 'cw-lamp-warning', 'cw-lamp-error'];
    expect(lit.filter((name) => !classes.has(name))).toEqual([]);
  });

  test.each(kinds)('of a %s marks the points that it has, and no others', (kind) => {
    const marks = (points: CutawayProps['points']) => markup({ kind, points }).match(/class="cw-point"/g)?.length ?? 0;
    expect([marks([]), marks(['temperature']), marks(machinePoints)]).toEqual([0, 1, machinePoints.length]);
  });

  it('of each kind is its own', () => {
    expect(new Set(kinds.map((kind) => markup({ kind }))).size).toBe(kinds.length);
  });

  it('is an outline without anything to light while the kind is not known', () => {
    const drawing = markup({ kind: undefined, lost: true, points: machinePoints });
    for (const part of ['lit', 'motorc', 'valvep', 'cw-point']) expect(drawing).not.toContain(part);
  });

  test.each(kinds)('of a %s has no style attribute and no broken number', (kind) => {
    const drawing = markup({ kind, points: machinePoints });
    expect(drawing).not.toMatch(/style=|NaN|undefined/);
  });
});
