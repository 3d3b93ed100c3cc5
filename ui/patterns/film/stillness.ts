/** Whether reduced motion or reduced data is requested. */
export function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'still' ||
    connection?.saveData === true
  )
}

/** Plays a video unless motion is reduced; if autoplay is blocked, the poster stays. */
export function playFilm(film: HTMLVideoElement): void {
  if (wantsStill()) return
  // SSR only writes the attribute; autoplay requires the muted property.
  film.muted = true
  film.play().catch(() => undefined)
}
