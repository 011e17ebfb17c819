import { describe, expect, it } from '@jest/globals';
import { cookieHeader, cookiesAfter } from '../../../adapters/fieldHttp/cookies.ts';

describe('the cookies of a session', () => {
  it.each<[string, readonly string[] | undefined, Readonly<Record<string, string>>]>([
    ['nothing', undefined, { a: '1' }],
    ['an empty list', [], { a: '1' }],
    ['a new one with what else is said of it', ['b=2; Path=/; HttpOnly'], { a: '1', b: '2' }],
    ['a newer one', ['a=3'], { a: '3' }],
    ['an empty one', ['a='], { a: '' }],
    ['the same twice', ['b=1', 'b=2'], { a: '1', b: '2' }],
    ['one whose value has equals signs', ['b=x=y=='], { a: '1', b: 'x=y==' }],
    ['one without a name', ['=2', 'c'], { a: '1' }],
    ['one whose name is no word', ['b c=2', 'b\r\nc=2'], { a: '1' }],
    ['one with a space in it', ['b=2 3'], { a: '1', b: '2' }],
  ])('after %s are those before and what is set', (_, set, expected) => {
    expect(cookiesAfter({ a: '1' }, set)).toEqual(expected);
  });

  it('have names of 100 characters at most, and 1000 in all', () => {
    const name = 'n'.repeat(100);
    expect(cookiesAfter({}, [`${name}=1`, `${name}n=1`])).toEqual({ [name]: '1' });
    expect(cookiesAfter({}, [`b=${'v'.repeat(2000)}`])).toEqual({ b: 'v'.repeat(998) });
  });

  it.each<[Readonly<Record<string, string>>, object]>([
    [{}, {}],
    [{ a: '1' }, { cookie: 'a=1' }],
    [{ a: '1', b: '' }, { cookie: 'a=1; b=' }],
  ])('%j are sent in one header: %j', (cookies, header) => {
    expect(cookieHeader(cookies)).toStrictEqual(header);
  });
});
