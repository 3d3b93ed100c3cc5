/** Id of the template for a page whose app does not start. */
export const FATAL_ERROR_PAGE = 'last-page'

/** Shows that the page did not start, with links. Without dependencies. */
export function showFatalError(): void {
  const template = document.getElementById(FATAL_ERROR_PAGE)
  const page = document.getElementById('app')
  if (template instanceof HTMLTemplateElement && page)
    page.replaceChildren(template.content.cloneNode(true))
}
