/** The letter that stands for a name where no picture can. The kit, which imports no layer, has its own. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en').segment(name.trim())
  return first?.segment.toUpperCase() ?? ''
}
