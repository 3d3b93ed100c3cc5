/** Event: a part of a server-rendered page is hydrated. */
export const HYDRATED = 'app-hydrated'

/** Marks an automatic modal, which must wait for replayed clicks. */
export const LATER = 'data-later'

/** Event: the app did not start, or the page could not be hydrated. */
export const START_FAILED = 'app-start-failed'
