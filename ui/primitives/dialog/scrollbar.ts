/** Width of the page's scrollbar, to avoid a shift when scrolling is locked. */
export const SCROLLBAR = '--scrollbar'
