/** The text, or its first whole words with an ellipsis, of about that many characters. One long word is left whole. */
export function cutAtWord(text: string, characters: number): string {
  if (text.length <= characters) return text
  const at = text.lastIndexOf(' ', characters)
  return at <= 0 ? text : `${text.slice(0, at).replace(/[\s,;:.!?…–-]+$/u, '')}…`
}
