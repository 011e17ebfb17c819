import { Puppeteer } from 'puppeteer-core';

/** What carries each role that the journeys look for. */
const carriers = {
  banner: 'body > * header',
  button: 'button:not([role]), summary, [role=button]',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  columnheader: 'th[scope=col], [role=columnheader]',
  combobox: 'select, [role=combobox]',
  complementary: 'aside, [role=complementary]',
  dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
  group: 'fieldset, [role=group]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option, [role=option]',
  radio: 'input[type=radio]',
  region: 'section, [role=region]',
  row: 'tr, [role=row]',
  searchbox: 'input[type=search]',
  spinbutton: 'input[type=number], [role=spinbutton]',
  status: '[role=status], output',
  switch: '[role=switch]',
  table: 'table',
  textbox: 'input:not([type]), input[type=text], input[type=password], input[type=email], textarea',
} as const;

export type Role = keyof typeof carriers;

/** Whether the journeys look for the role. */
export const isSoughtRole = (role: string): role is Role => role in carriers;

/**
 * The elements below a root that are shown and have a role and a name; the name may be a pattern, and is computed as a screen reader's is:
 * label, then content without what is hidden, with what style sheets say for those who hear it. It runs in the page, so all that it needs is in it.
 */
function namedBelow(root: Node, sought: string): Element[] {
  const { carrier, name, pattern } = JSON.parse(sought) as { carrier: string; name?: string; pattern?: string };
  const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();
  const isShown = (element: Element) =>
    (element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).display === 'contents') &&
    element.closest('[aria-hidden=true]') === null;
  const heardOf = (element: Element, part: string) => /^"[^"]*" \/ "([^"]*)"$/.exec(getComputedStyle(element, part).content)?.[1] ?? '';
  const contentOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    const inside =
      node.getAttribute('aria-label') ??
      node.getAttribute('alt') ??
      [heardOf(node, '::before'), ...[...node.childNodes].map(contentOf), heardOf(node, '::after')].join('');
    return display.startsWith('inline') && display !== 'inline-block' ? inside : ` ${inside} `;
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) {
      // what names another is read even where it is not shown
      const names = ids.split(' ').map((id) => document.getElementById(id)!);
      return names.map((each) => (isShown(each) ? contentOf(each) : each.textContent)).join(' ');
    }
    const own = element.getAttribute('aria-label');
    if (own !== null) return own;
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    if (labels.length > 0 && element.tagName !== 'BUTTON') return labels.map(contentOf).join(' ');
    return element.matches('section, nav, main, header, aside, fieldset, dialog, ul, ol, table')
      ? contentOf(element.querySelector('legend, caption') ?? document.createTextNode(''))
      : contentOf(element);
  };
  const isSought = (found: string) =>
    pattern === undefined ? name === undefined || found === plain(name) : new RegExp(pattern, 'u').test(found);
  return [...(root as Element).querySelectorAll(carrier)].filter((element) => isShown(element) && isSought(plain(nameOf(element))));
}

Puppeteer.registerCustomQueryHandler('named', { queryAll: namedBelow });

/** A selector of what is shown with a role and, when given, a name or a pattern of it. */
export function named(role: Role, name?: string | RegExp): string {
  const pattern = name instanceof RegExp ? name.source : undefined;
  const sought = JSON.stringify({ carrier: carriers[role], ...(pattern === undefined ? { name } : { pattern }) });
  return `::-p-named(${JSON.stringify(sought)})`;
}
