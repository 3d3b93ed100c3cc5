import type { World } from '#api/world.ts'
import type { Controls } from './panel/controls.ts'

type Pages = Pick<World, 'answer' | 'post'>
type Outcome = Controls['outcome']

/**
 * Draws a page of the mocked world that is not the app's own, such as a checkout, or passes it by where the
 * payment's outcome is settled; says whether it was one.
 */
export async function showMockedPage(world: Pages, outcome: Outcome): Promise<boolean> {
  const { pathname, href } = location
  if (pathname.startsWith('/dev/mailbox')) {
    await world.post()
    await show(world, new Request(href))
    return true
  }
  if (!pathname.startsWith('/sandbox/')) return false
  if (outcome !== 'ask') {
    // The payer's choice is made; the answer leads back to the app.
    const body = new URLSearchParams({ outcome })
    await show(world, new Request(href, { method: 'POST', body }))
    return true
  }
  await show(world, new Request(href))
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target
    if (form instanceof HTMLFormElement) void show(world, asked(form, event))
  })
  return true
}

/** The form's data, with the clicked button. */
function asked(form: HTMLFormElement, { submitter }: SubmitEvent): Request {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value))
  return new Request(form.action, { method: 'POST', body: fields })
}

/** Follows a redirect, or renders the page. */
async function show(world: Pages, request: Request): Promise<void> {
  const response = await world.answer(request)
  const next = response.headers.get('location')
  if (next !== null) return location.assign(new URL(next, location.href))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  for (const sheet of sheets) {
    const style = document.createElement('style')
    const href = sheet.getAttribute('href') ?? ''
    style.textContent = await (await world.answer(new Request(new URL(href, location.href)))).text()
    sheet.replaceWith(style)
  }
  draw(page)
}

function draw(page: Document): void {
  document.title = page.title
  document.documentElement.lang = page.documentElement.lang
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)
}
