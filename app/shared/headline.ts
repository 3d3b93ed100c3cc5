/** The page's heading. */
export const headline = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')
