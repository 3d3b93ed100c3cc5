/** An element and its ancestors within the page, nearest first. */
export function focusPath(element: Element | null): readonly Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

/** Focuses an element, also one that is no control, without scrolling. */
export function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex]')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** What is left of what had the focus: itself, or of the part it was in the heading, else that part. */
export function restOf(path: readonly Element[]): HTMLElement | null {
  const rest = path.find((element) => element.isConnected)
  if (!(rest instanceof HTMLElement)) return null
  return rest === path[0] ? rest : (rest.querySelector<HTMLElement>('h1') ?? rest)
}
