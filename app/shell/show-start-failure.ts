import { HYDRATED } from '#ui/primitives/early/hydrated.ts'

/** Shows over a rendered, readable page that its app did not start, with a retry; until it starts after all. */
export function showStartFailure(): void {
  const template = document.getElementById('unanswering')
  if (!(template instanceof HTMLTemplateElement)) return
  const notice = [...template.content.children]
  document.body.prepend(...notice)
  const page = document.getElementById('app')
  page?.removeAttribute('data-early')
  page?.addEventListener(HYDRATED, () => {
    for (const element of notice) element.remove()
  })
}
