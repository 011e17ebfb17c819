/** How the text of an option becomes its value. */
export interface OptionKind<T> {
  /** The value, or undefined when the text is none. */
  read(text: string): T | undefined;
  /** What the text must be. */
  readonly expected: string;
  /** What stands for the value in the help; a switch has none. */
  readonly shownValue?: string;
  /** Whether several are given by commas or by several options. */
  readonly isList?: true;
  /** Whether the text is never reported. */
  readonly isSecret?: true;
}
