/** What the panel is handed, beside what it sets itself. */
export type PanelProps = {
  /** Who can look. */
  readonly viewers: readonly string[]
  /** Begins a new world, for one of them or for nobody in particular. */
  readonly reset: (viewer: string) => void
  /** Decides about the photo that waits longest; says whether there was one. */
  readonly reviewNext: (state: 'active' | 'refused') => Promise<boolean>
  /** Does what has come due, and asks for all that is shown once more. */
  readonly refresh: () => Promise<void>
}
