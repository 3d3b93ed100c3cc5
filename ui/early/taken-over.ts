/** The event by which a part of a page that the server rendered says that it can answer now. */
export const TAKEN_OVER = 'app-taken-over'

/** Marks what is not to come by itself before that which was pressed too early has come. */
export const LATER = 'data-later'
