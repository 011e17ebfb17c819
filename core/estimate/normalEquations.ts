/** A symmetric matrix of products, row by row. */
export interface Products {
  readonly size: number;
  /** size x size numbers. */
  readonly values: Float64Array;
}

/** A least-squares fit without an intercept, from its normal equations. */
export interface NormalFit {
  readonly coefficients: Float64Array;
  /** How many times as uncertain each coefficient is as it would be if no column were like the others (variance inflation), 1 or more. */
  readonly inflationOf: (column: number) => number;
}

/** Less than this share of a column that is not explained by those before it is rounding. */
const smallestShare = 1e-12;

/** Lower triangle of the Cholesky factor of a matrix with ones on its diagonal; undefined where a column depends on those before it. */
function choleskyOf({ size, values }: Products): Float64Array | undefined {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = values[i * size + j]!;
      for (let k = 0; k < j; k++) rest -= lower[i * size + k]! * lower[j * size + k]!;
      if (i !== j) lower[i * size + j] = rest / lower[j * size + j]!;
      else if (rest > smallestShare) lower[i * size + i] = Math.sqrt(rest);
      else return undefined;
    }
  }
  return lower;
}

function solved(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const solution = right.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i]! -= lower[i * size + k]! * solution[k]!;
    solution[i]! /= lower[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i]! -= lower[k * size + i]! * solution[k]!;
    solution[i]! /= lower[i * size + i]!;
  }
  return solution;
}

/** The same with each column divided by its length, and these lengths. */
function scaledProducts({ size, values }: Products): { readonly products: Products; readonly lengths: Float64Array } {
  const lengths = new Float64Array(size);
  for (let i = 0; i < size; i++) lengths[i] = Math.sqrt(values[i * size + i]!);
  const scaled = new Float64Array(size * size);
  for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) scaled[i * size + j] = values[i * size + j]! / (lengths[i]! * lengths[j]!);
  return { lengths, products: { size, values: scaled } };
}

/** `response = sum of coefficients x columns`, from the products of the columns and of these with the response; undefined where a column depends on others. */
export function normalFit(products: Products, withResponse: Float64Array): NormalFit | undefined {
  const { products: scaled, lengths } = scaledProducts(products);
  const lower = choleskyOf(scaled);
  if (lower === undefined) return undefined;
  const coefficients = solved(
    lower,
    withResponse.map((value, i) => value / lengths[i]!),
  ).map((value, i) => value / lengths[i]!);
  const inflationOf = (column: number) => {
    const unit = new Float64Array(products.size);
    unit[column] = 1;
    return solved(lower, unit)[column]!;
  };
  return { coefficients, inflationOf };
}

/** Sweeps in which the angles of a small matrix get below rounding. */
const maxSweeps = 50;

/**
 * Condition number of the columns, each divided by its length: the ratio of the greatest to the least singular value (Belsley, Kuh and Welsch), from
 * the eigenvalues of their products by Jacobi's rotations (Golub and Van Loan, Matrix Computations, 8.5).
 */
export function conditionOf(products: Products): number {
  const { size } = products;
  const a = scaledProducts(products).products.values;
  const at = (i: number, j: number) => i * size + j;
  for (let sweep = 0; sweep < maxSweeps; sweep++) {
    let off = 0;
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const apq = a[at(p, q)]!;
        off += apq * apq;
        if (apq === 0) continue;
        const theta = (a[at(q, q)]! - a[at(p, p)]!) / (2 * apq);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < size; k++) {
          const [akp, akq] = [a[at(k, p)]!, a[at(k, q)]!];
          a[at(k, p)] = c * akp - s * akq;
          a[at(k, q)] = s * akp + c * akq;
        }
        for (let k = 0; k < size; k++) {
          const [apk, aqk] = [a[at(p, k)]!, a[at(q, k)]!];
          a[at(p, k)] = c * apk - s * aqk;
          a[at(q, k)] = s * apk + c * aqk;
        }
      }
    if (off < Number.EPSILON * Number.EPSILON) break;
  }
  const eigenvalues = Array.from({ length: size }, (_, i) => a[at(i, i)]!);
  const least = Math.min(...eigenvalues);
  return least > 0 ? Math.sqrt(Math.max(...eigenvalues) / least) : Infinity;
}
