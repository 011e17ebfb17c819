import type { DataBasis, Figure, KnownPart } from '../../../core/figures/index.ts';
import type { ComputedFigure, Term, TermKind } from '../../../core/formulas/index.ts';

/** A value that a figure is calculated from. */
export interface ExplainedInput {
  /** In the base unit of its kind. */
  readonly value: Figure;
  /** Where the term is written otherwise than usual: gas by m3, oil by l. */
  readonly kind?: TermKind | undefined;
  /** Share of the period in which it is known, 0..1. */
  readonly coverage?: Figure;
  /** Of how many machines it is known. */
  readonly known?: KnownPart | undefined;
}

/** What one computed figure of a page rests on. */
export interface Explanation {
  /** One for each term of the figure's formula. */
  readonly inputs: Readonly<Partial<Record<Term, ExplainedInput>>>;
  /** How much data there is: where it is little for a figure, its explanation says so. */
  readonly basis?: DataBasis | undefined;
  /** Share of the period that is known, 0..1, where the figure is counted. */
  readonly coverage?: Figure;
  /** Of how many machines it is known, where the figure is their sum. */
  readonly known?: KnownPart | undefined;
  /** In words. */
  readonly period?: string | undefined;
  /** What is estimated, an upper bound, or little: a sentence each, empty ones are left out. */
  readonly notes?: readonly string[] | undefined;
}

/** A computed figure as a page shows it. */
export interface ExplainProps {
  readonly figure: ComputedFigure;
  /** As the page names it. */
  readonly name: string;
  /** As the page shows it, with its unit; a function where it changes often, so that it is called only while the explanation is open. */
  readonly value: string | (() => string);
  readonly of: Explanation | (() => Explanation);
}
