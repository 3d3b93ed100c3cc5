/** Says over a rendered page, which can be read, that its app would not start, with the way to try again. */
export function showUnanswering(): void {
  const template = document.getElementById('unanswering')
  if (!(template instanceof HTMLTemplateElement)) return
  document.body.prepend(template.content)
  document.getElementById('app')?.removeAttribute('data-early')
}
