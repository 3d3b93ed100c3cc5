import { readNote, storeNote } from '../client/storage/history-notes.ts'

/** One of the page's links, and where it was: more than one may lead to the same place. */
export type LeftLink = {
  readonly href: string
  readonly nth: number
  /** How far down the screen it was. */
  readonly top: number
}

type Kind = 'left-link' | 'seen-link'

const topOf = (element: Element) => element.getBoundingClientRect().top

const pageLinks = () => [...document.querySelectorAll<HTMLElement>('main a[href]')]

const linksTo = (href: string) => pageLinks().filter((link) => link.getAttribute('href') === href)

function placeOf(link: HTMLElement | null | undefined): LeftLink | null {
  const href = link?.getAttribute('href')
  return link && href ? { href, nth: linksTo(href).indexOf(link), top: topOf(link) } : null
}

/** The link with the focus, such as the one that was pressed. */
export const focusedLink = (): LeftLink | null =>
  placeOf(document.activeElement?.closest<HTMLElement>('main a[href]'))

/** The link on the page now, which may have been rendered anew. */
export const findLink = ({ href, nth }: LeftLink): HTMLElement | undefined => linksTo(href)[nth]

/** Stores it as a note of the history, so that it is found after a reload too. */
export const storeLink = (kind: Kind, entry: string | undefined, link: LeftLink): void =>
  storeNote(kind, entry, `${link.nth} ${link.top} ${link.href}`)

const isOnScreen = (top: number) => top >= 0 && top < innerHeight

/** A link that tells which place is on the screen: the focused one if it is, else the first. */
function seenLink(): LeftLink | null {
  const focused = focusedLink()
  if (focused && isOnScreen(focused.top)) return focused
  return placeOf(pageLinks().find((link) => isOnScreen(topOf(link))))
}

/** Stores the place of a page as if one of its links had been pressed: Back finds it again. */
export function storeLeftPlace(entry: string | undefined): void {
  const seen = seenLink()
  if (seen) storeLink('left-link', entry, seen)
}

/** Stores the place of a page that is left for another document: its focused link, and one that is on the screen. */
export function storePlace(entry: string | undefined): void {
  const focused = focusedLink()
  if (focused) storeLink('left-link', entry, focused)
  const seen = seenLink()
  if (seen) storeLink('seen-link', entry, seen)
}

export function readLink(kind: Kind, entry: string | undefined): LeftLink | null {
  const [nth, top, href] = readNote(kind, entry)?.split(' ') ?? []
  return href === undefined ? null : { href, nth: Number(nth), top: Number(top) }
}

/** Scrolls an element to its previous position on screen: what is above it may have changed, so scrollY is not enough. */
export function keepAt(element: Element, top: number): void {
  const keep = () => scrollBy({ top: topOf(element) - top, behavior: 'instant' })
  keep()
  // Content rendered by effects appears within two frames.
  requestAnimationFrame(() => {
    keep()
    requestAnimationFrame(keep)
  })
}
