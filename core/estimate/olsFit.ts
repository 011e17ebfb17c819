/** Inverse of an upper triangular matrix without a zero on its diagonal, by rows. */
function triangularInverse(upper: readonly (readonly number[])[]): number[][] {
  const size = upper.length;
  const inverse = upper.map(() => new Array<number>(size).fill(0));
  for (let column = 0; column < size; column++) {
    for (let row = column; row >= 0; row--) {
      let rest = row === column ? 1 : 0;
      for (let k = row + 1; k <= column; k++) rest -= upper[row]![k]! * inverse[k]![column]!;
      inverse[row]![column] = rest / upper[row]![row]!;
    }
  }
  return inverse;
}

/** One observation: the values of the predictors, and what they are to explain. */
export interface Observed {
  readonly predictors: readonly number[];
  readonly response: number;
  /** How much it counts, above 0: the variance of its response is that of a residual over this. 1 where it is left out. */
  readonly weight?: number;
}

/** A least-squares fit of `response = coefficients[0] + sum(coefficients[j] * predictors[j - 1])`. */
export interface OlsFit {
  readonly count: number;
  /** Of all observations together: as many as they are unless they say otherwise. */
  readonly weight: number;
  /** Intercept first. */
  readonly coefficients: readonly number[];
  readonly standardErrors: readonly number[];
  /** Each coefficient as a multiple of its standard error. */
  readonly tValues: readonly number[];
  /** Response less fit, in the order of the observations. */
  readonly residuals: readonly number[];
  /** Observations less coefficients. */
  readonly degreesOfFreedom: number;
  /** Share of the variance that the fit explains, 0..1; NaN where the response never varies. */
  readonly r2: number;
  /** Standard error of a residual: sqrt(SSE / degrees of freedom), in the response's unit. */
  readonly rmse: number;
  /** RMSE as a share of the mean response (ASHRAE Guideline 14: CV(RMSE)). */
  readonly cv: number;
  /** Sum of the residuals over degrees of freedom, as a share of the mean response (ASHRAE Guideline 14: NMBE). */
  readonly nmbe: number;
  /** How much a residual resembles the one before it, -1..1. */
  readonly lag1: number;
  /** So many independent observations say as much: n (1 - lag1) / (1 + lag1) for lag1 above 0. */
  readonly effectiveCount: number;
  /** Mean of each predictor, and the inverse of their matrix of centred products. */
  readonly means: readonly number[];
  readonly inverseProducts: readonly (readonly number[])[];
}

/** Less than this share of a column that is not explained by those before it is rounding. */
const smallestShare = 1e-10;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const dot = (a: readonly number[], b: readonly number[], from = 0) => {
  let all = 0;
  for (let i = from; i < a.length; i++) all += a[i]! * b[i]!;
  return all;
};

/** Reflects what is below `from` of a column so that the Householder vector's own column has zeros there. */
function reflect(vector: readonly number[], column: number[], from: number): void {
  const factor = (2 * dot(vector, column, from)) / dot(vector, vector, from);
  for (let i = from; i < column.length; i++) column[i] = column[i]! - factor * vector[i]!;
}

/** Columns become the upper triangle R of QR, `right` becomes Q' right; undefined where a column depends on those before it. */
function triangle(columns: readonly number[][], right: number[]): number[][] | undefined {
  for (const [j, column] of columns.entries()) {
    const whole = Math.sqrt(dot(column, column));
    const length = Math.sqrt(dot(column, column, j));
    if (!(length > smallestShare * whole)) return undefined;
    const vector = [...column];
    vector[j] = vector[j]! + (vector[j]! < 0 ? -length : length);
    for (const each of [...columns.slice(j), right]) reflect(vector, each, j);
  }
  return columns.map((_, row) => columns.map((column, j) => (j < row ? 0 : column[row]!)));
}

function lag1Of(residuals: readonly number[]): number {
  const all = dot(residuals, residuals);
  return all === 0 ? 0 : dot(residuals.slice(1), residuals.slice(0, -1)) / all;
}

/**
 * Fits by Householder QR of the centred predictors (Golub and Van Loan, Matrix Computations, 5.3); undefined with fewer observations than
 * coefficients and one, or where a predictor depends on the others.
 */
export function olsFit(observations: readonly Observed[]): OlsFit | undefined {
  const count = observations.length;
  const size = observations[0]?.predictors.length ?? 0;
  const degreesOfFreedom = count - size - 1;
  if (degreesOfFreedom < 1) return undefined;
  const weights = observations.map(({ weight: each = 1 }) => each);
  const roots = weights.map(Math.sqrt);
  const weight = sum(weights);
  const meanOf = (values: readonly number[]) => dot(weights, values) / weight;
  const responses = observations.map(({ response }) => response);
  const meanResponse = meanOf(responses);
  const means = Array.from({ length: size }, (_, j) => meanOf(observations.map(({ predictors }) => predictors[j]!)));
  const columns = means.map((mean, j) => observations.map(({ predictors }, i) => roots[i]! * (predictors[j]! - mean)));
  const right = responses.map((response, i) => roots[i]! * (response - meanResponse));
  const centred = sum(right.map((each) => each * each));
  const upper = triangle(columns, right);
  if (upper === undefined) return undefined;

  const inverse = triangularInverse(upper);
  const slopes = inverse.map((row) => dot(row, right.slice(0, size)));
  const inverseProducts = inverse.map((row) => inverse.map((other) => dot(row, other)));
  const coefficients = [meanResponse - dot(slopes, means), ...slopes];
  const residuals = observations.map(
    ({ predictors, response }) => response - meanResponse - sum(slopes.map((slope, j) => slope * (predictors[j]! - means[j]!))),
  );
  const squares = sum(residuals.map((each, i) => weights[i]! * each * each));
  const rmse = Math.sqrt(squares / degreesOfFreedom);
  const atZero =
    1 / weight +
    dot(
      means,
      inverseProducts.map((row) => dot(row, means)),
    );
  const standardErrors = [atZero, ...inverseProducts.map((row, j) => row[j]!)].map((variance) => rmse * Math.sqrt(variance));
  const lag1 = lag1Of(residuals);
  return {
    count,
    weight,
    coefficients,
    standardErrors,
    tValues: coefficients.map((coefficient, j) => coefficient / standardErrors[j]!),
    residuals,
    degreesOfFreedom,
    r2: 1 - squares / centred,
    rmse,
    cv: rmse / meanResponse,
    nmbe: dot(weights, residuals) / degreesOfFreedom / meanResponse,
    lag1,
    effectiveCount: lag1 > 0 ? (count * (1 - lag1)) / (1 + lag1) : count,
    means,
    inverseProducts,
  };
}

/** What a fit expects at some values of the predictors. */
export interface Prediction {
  readonly response: number;
  /** Of the mean response there, in the response's unit squared. */
  readonly meanVariance: number;
  /** Of a single new response there, of weight 1. */
  readonly variance: number;
}

/** The response that a fit expects at the given values of its predictors. */
export function predict({ coefficients, means, inverseProducts, rmse, weight }: OlsFit, predictors: readonly number[]): Prediction {
  const off = predictors.map((value, j) => value - means[j]!);
  const share =
    1 / weight +
    dot(
      off,
      inverseProducts.map((row) => dot(row, off)),
    );
  return {
    response: coefficients[0]! + dot(coefficients.slice(1), predictors),
    meanVariance: rmse * rmse * share,
    variance: rmse * rmse * (1 + share),
  };
}
