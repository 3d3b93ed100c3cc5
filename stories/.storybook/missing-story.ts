import type { Channel } from 'storybook/internal/channels'
import { CURRENT_STORY_WAS_SET, STORY_MISSING } from 'storybook/internal/core-events'
import type { Entry } from '../sheet/groups.ts'
import { entryAt } from './links.ts'
import * as styles from './missing-story.css.ts'
import { nearest } from './nearest.ts'

/** How many are offered. */
const MOST = 6

const element = (name: string, ...children: readonly (string | Node)[]) => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

function linkTo({ id, title, name, type }: Entry): Node {
  const link = element('a', type === 'docs' ? title : `${title} › ${name}`)
  link.setAttribute('href', entryAt(id))
  link.setAttribute('target', '_top')
  return element('li', link)
}

async function pageFor(missing: string): Promise<HTMLElement> {
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await (
    await fetch('index.json')
  ).json()
  const ids = nearest(missing, Object.keys(index.entries), MOST)
  const page = element(
    'main',
    element('h1', 'There is no such story'),
    element('p', element('code', missing), ' may be mistyped, or its story has another name now.'),
    element('p', ids.length > 0 ? 'Nearest to it:' : 'Nothing here is called anything like it.'),
    element('ul', ...ids.flatMap((id) => index.entries[id] ?? []).map(linkTo)),
    element('p', 'Ctrl K searches all of them.'),
  )
  page.className = styles.page
  return page
}

/** Where a link's story is not there: its nearest ones, in place of what Storybook says of its own settings. */
export function offerNearest(channel: Channel): void {
  let shown: HTMLElement | undefined
  channel.on(STORY_MISSING, async (missing?: string) => {
    if (missing === undefined) return
    shown?.remove()
    shown = await pageFor(missing)
    document.querySelector('.sb-errordisplay')?.prepend(shown)
  })
  channel.on(CURRENT_STORY_WAS_SET, () => shown?.remove())
}
