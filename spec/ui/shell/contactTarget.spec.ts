import { describe, expect, test } from '@jest/globals';
import { contactTarget } from '../../../ui/shell/contactTarget.ts';

describe('the contact link', () => {
  test.each([
    ['https://service.example/pressluft', 'https://service.example/pressluft'],
    ['http://service.example', 'http://service.example/'],
    ['mailto:service@pressluft.example', 'mailto:service@pressluft.example'],
    ['tel:+49301234', 'tel:+49301234'],
  ])('[PROD-3] opens %s', (link, target) => {
    expect(contactTarget(link)).toBe(target);
  });

  test.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'service.example',
    '/overview',
    '',
    undefined,
  ])('does not open %j', (link) => {
    expect(contactTarget(link)).toBeUndefined();
  });
});
