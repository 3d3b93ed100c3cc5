/** A segmenter takes a phone 50 ms to create; most names begin with a plain letter. */
const PLAIN = /^[A-Za-z0-9](?=[ -~]|$)/

function firstOf(text: string): string {
  const [first] = new Intl.Segmenter('en').segment(text)
  return first?.segment ?? ''
}

/** The letter that stands for a name without a picture. */
export const initialOf = (name: string) => {
  const trimmed = name.trim()
  const first = PLAIN.exec(trimmed)?.[0] ?? firstOf(trimmed)
  return first.toUpperCase()
}
