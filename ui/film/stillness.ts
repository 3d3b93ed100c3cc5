/** Whether somebody asked for stillness, or to be spared what costs data. */
export function wantsStill(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } }
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset.motion === 'still' ||
    connection?.saveData === true
  )
}

/** Starts a film, unless somebody wants stillness; where the browser refuses, its first picture stays. */
export function roll(film: HTMLVideoElement): void {
  if (wantsStill()) return
  // Written by a server it has the attribute alone, and only what is silent may start by itself.
  film.muted = true
  film.play().catch(() => undefined)
}
