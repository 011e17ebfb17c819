/** A point in pixels, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in pixels, y downwards. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
