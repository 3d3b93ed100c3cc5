/** How wide a page's scrollbar is, for those who take it away: the page keeps its place. */
export const SCROLLBAR = '--scrollbar'
