/** Small letters without accents, joined letters taken apart and one kind of apostrophe: `etape` finds `étape`, `l'oeuf` finds `l’Œuf`. */
export function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
}
