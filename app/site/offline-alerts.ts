type Alert = { readonly place: Element; readonly repeat: () => void }

/** The alerts on the page. */
const shown = new Set<Alert>()

/** Registers an alert that says that the browser is offline; returns the function that removes it. */
export function showOfflineAlert(alert: Alert): () => void {
  shown.add(alert)
  return () => void shown.delete(alert)
}

function isInView(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Has an alert that is in view announced again; `false` if there is none. */
export function repeatOfflineAlert(): boolean {
  const seen = [...shown].find(({ place }) => isInView(place))
  seen?.repeat()
  return seen !== undefined
}
