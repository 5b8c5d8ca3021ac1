/** How many letters the longest piece of a text has that must not be broken: words break at spaces and after hyphens alone. */
export function longestPiece(text: string): number {
  return Math.max(0, ...text.split(/[ \u00a0\u202f]|(?<=-)/).map((piece) => piece.length));
}
