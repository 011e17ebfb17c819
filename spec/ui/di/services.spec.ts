import { expect, it } from '@jest/globals';
import { services, token } from '../../../ui/di/services.ts';

const first = token<{ readonly name: string }>('first');
const second = token<{ readonly of: unknown }>('second');

it('a service is made once, when it is first asked for, with the services it needs', () => {
  const { bind, get } = services();
  let made = 0;
  bind(second, () => ({ of: get(first) }));
  bind(first, () => ({ name: `made ${++made}` }));
  expect(made).toBe(0);
  expect(get(second).of).toBe(get(first));
  expect(get(second)).toBe(get(second));
  expect(get(first).name).toBe('made 1');
});

it('tokens of the same name are apart', () => {
  const { bind, get } = services();
  const other = token<number>('first');
  bind(other, () => 7);
  bind(first, () => ({ name: 'own' }));
  expect([get(other), get(first).name]).toEqual([7, 'own']);
});

it('what is not bound, and what needs itself, is named', () => {
  const { bind, get } = services();
  expect(() => get(first)).toThrow('no service is bound to first');
  bind(first, () => ({ name: String(get(second).of) }));
  bind(second, () => ({ of: get(first) }));
  expect(() => get(second)).toThrow('the service second needs itself');
});
