/** Id of a page's content: target of its skip link. */
export const SKIP_TARGET = { id: 'content', tabIndex: -1 } as const
