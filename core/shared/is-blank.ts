/**
 * A visible character. Control characters and those that Unicode will never assign show nothing, nor do marks of
 * annotations, nor U+2800, a Braille cell without dots.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** A text without space around it; empty if nothing of it would be seen. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())
