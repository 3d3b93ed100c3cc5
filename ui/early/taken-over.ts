/** The event by which a part of a page that the server rendered says that it can answer now. */
export const TAKEN_OVER = 'app-taken-over'
