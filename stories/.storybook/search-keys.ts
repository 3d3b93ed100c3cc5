/** Enter in the sidebar's search opens the first result where none is marked: Storybook waits for an arrow key. */
export function enterOpensFirst(page: Document): void {
  page.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (target.type !== 'search' || target.getAttribute('aria-activedescendant')) return
    page.querySelector<HTMLElement>('#storybook-explorer-menu [data-id]')?.click()
  })
}
