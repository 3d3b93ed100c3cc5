import { lazyOverlay } from '../../site/lazy-overlay.tsx'

/** Lazy-loaded: most lists are not empty. */
export const LazyFittingPeople = lazyOverlay(
  async () => (await import('./fitting-people.tsx')).FittingPeople,
  { silent: true },
)
