/** The template that the server, or the bare page of development, brings for a page whose app does not start. */
export const LAST_PAGE = 'last-page'

/** Shows, without any app, that the page would not start, and the ways on. It needs no script but itself. */
export function showLastPage(): void {
  const template = document.getElementById(LAST_PAGE)
  const page = document.getElementById('app')
  if (template instanceof HTMLTemplateElement && page)
    page.replaceChildren(template.content.cloneNode(true))
}
