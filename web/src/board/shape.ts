/** An icon of our own from its outline, in the box of 512 by 512 that the icons of game-icons.net have. */
export function shape(path: string): string {
  return `<path fill="currentColor" fill-rule="evenodd" d="${path}"/>`;
}
