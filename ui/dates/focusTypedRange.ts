/** The start of a typed range takes the focus, in the part of a page that has one. */
export function focusTypedRange(part: Element | null): void {
  part?.querySelector<HTMLElement>('.dt-typed [role="spinbutton"]')?.focus();
}
