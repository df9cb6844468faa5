/** Root mean square difference of two lists of equal length. */
export function rootMeanSquare(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const squares = Array.from(one, (value, index) => (value - (other[index] ?? 0)) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / one.length);
}
