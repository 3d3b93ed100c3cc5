/** Something open over the page, which the browser's Back closes. */
export type OpenModal = {
  /** Whether it may be closed now. */
  readonly isDismissible: () => boolean
  readonly close: () => void
  /** Goes one step back inside it instead; whether there was one. */
  readonly stepBack?: () => boolean
}

let modals: readonly OpenModal[] = []
const watchers = new Set<() => void>()

function change(next: readonly OpenModal[]): void {
  modals = next
  for (const changed of watchers) changed()
}

/** The open modals, the topmost last. */
export const openModals = {
  all: (): readonly OpenModal[] => modals,
  /** The function it returns removes it. */
  add(modal: OpenModal): () => void {
    change([...modals, modal])
    return () => change(modals.filter((one) => one !== modal))
  },
  watch: (changed: () => void): void => void watchers.add(changed),
}
