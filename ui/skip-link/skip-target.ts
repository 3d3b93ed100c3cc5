/** The content of a page: where its skip link leads. */
export const SKIP_TARGET = { id: 'content', tabIndex: -1 } as const
