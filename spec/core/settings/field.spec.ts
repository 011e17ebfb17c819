import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Field, fieldState } from '../../../core/settings/index.ts';
import { appliedField, dismissField, editField, fieldOf, isInSync, receiveField } from '../../../core/settings/field.ts';

type Value = number | string | readonly string[];
const value: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('', 'a', NaN),
  fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
);
const same = (a: Value, b: Value) => JSON.stringify([a, Object.is(a, NaN)]) === JSON.stringify([b, Object.is(b, NaN)]);

type Step = readonly ['edit' | 'receive', Value] | readonly ['dismiss'] | readonly ['applied'];
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom('edit' as const, 'receive' as const), value),
  fc.constantFrom(['dismiss'] as const, ['applied'] as const),
);
const steps = fc.tuple(value, fc.array(step, { maxLength: 12 }));

function after(field: Field<Value>, [what, given]: Step): Field<Value> {
  if (what === 'edit') return editField(field, given);
  if (what === 'receive') return receiveField(field, given);
  return what === 'dismiss' ? dismissField(field) : appliedField(field, field.value);
}
const reached = ([start, all]: readonly [Value, readonly Step[]]) => all.reduce(after, fieldOf(start));

describe('a form field', () => {
  it("shows the last edit that was neither dismissed nor applied, else the station's value", () => {
    fc.assert(
      fc.property(steps, ([start, all]) => {
        let server = start;
        let edited: Value | undefined;
        for (const [what, given] of all) {
          if (what === 'edit') edited = given;
          if (what === 'receive') server = given;
          if (what === 'applied') server = edited ?? server;
          if (what === 'applied' || what === 'dismiss' || (edited !== undefined && same(edited, server))) edited = undefined;
        }
        const field = reached([start, all]);
        expect(field.serverValue).toEqual(server);
        expect(field.value).toEqual(edited ?? server);
        expect(isInSync(field)).toBe(edited === undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('never loses an edit to a new value of the station', () => {
    fc.assert(
      fc.property(steps, fc.array(value), (before, incoming) => {
        const field = reached(before);
        fc.pre(!isInSync(field));
        let now = field;
        for (const server of incoming) {
          if (same(server, field.value)) return;
          now = receiveField(now, server);
          expect(now.value).toEqual(field.value);
          expect(isInSync(now)).toBe(false);
        }
      }),
    );
  });

  it('follows the station while it is not edited', () => {
    fc.assert(
      fc.property(value, fc.array(value, { minLength: 1 }), (start, incoming) => {
        expect(incoming.reduce(receiveField, fieldOf(start))).toEqual(fieldOf(incoming.at(-1)!));
      }),
    );
  });

  it('is marked while it is edited and the station has changed its value since', () => {
    const edited = editField(fieldOf<Value>(1), 2);
    expect(edited.hasMoved).toBe(false);
    expect(receiveField(edited, 1).hasMoved).toBe(false);
    expect(receiveField(edited, 3)).toEqual({ serverValue: 3, value: 2, hasMoved: true });
    expect(receiveField(edited, 2)).toEqual(fieldOf(2));
    expect(dismissField(receiveField(edited, 3))).toEqual(fieldOf(3));
    fc.assert(
      fc.property(steps, (all) => {
        if (isInSync(reached(all))) expect(reached(all).hasMoved).toBe(false);
      }),
    );
  });

  it('is the same after a thing happened twice as after it happened once', () => {
    fc.assert(
      fc.property(steps, step, (before, next) => {
        const once = after(reached(before), next);
        expect(after(once, next)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  it('stays edited when something else was typed while it was saved', () => {
    const typedOn = editField(editField(fieldOf<Value>('a'), 'b'), 'c');
    expect(appliedField(typedOn, 'b')).toEqual({ serverValue: 'b', value: 'c', hasMoved: false });
  });

  it('of rows is in sync with the same rows, sent once more or typed again', () => {
    const rowsOf = (price: number) => ({ rows: [{ since: '2026-01-01', windows: [{ days: ['mon'], price }] }] });
    const field = fieldOf(rowsOf(1));
    expect(isInSync(receiveField(field, rowsOf(1)))).toBe(true);
    expect(receiveField(editField(field, rowsOf(2)), rowsOf(1)).hasMoved).toBe(false);
    expect(receiveField(editField(field, rowsOf(2)), rowsOf(3)).hasMoved).toBe(true);
    expect(isInSync(editField(editField(field, rowsOf(2)), rowsOf(1)))).toBe(true);
    expect(isInSync(editField(field, { rows: [...rowsOf(1).rows, ...rowsOf(1).rows] }))).toBe(false);
  });

  it('shows an error before a difference', () => {
    const [calm, edited] = [fieldOf<Value>(1), editField(fieldOf<Value>(1), 2)];
    expect([fieldState(calm, true), fieldState(edited, true), fieldState(calm, false), fieldState(edited, false)]).toEqual([
      'inSync',
      'differs',
      'invalid',
      'invalid',
    ]);
  });
});
