/** Event: a part of a server-rendered page is hydrated. */
export const HYDRATED = 'app-hydrated'

/** Marks an automatic modal, which must wait for replayed clicks. */
export const LATER = 'data-later'
