import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * React DOM is the longest script of a page: with a chunk of its own (`build/chunks.ts`) it is evaluated in a task of
 * its own. Not `react-dom.ts`: the dev server, whose root is this folder, would take that for the package.
 */
export const reactDom = { createRoot, hydrateRoot }
