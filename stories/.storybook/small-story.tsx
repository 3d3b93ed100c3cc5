import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Entry } from '../sheet/groups.ts'
import { entryAt } from './links.ts'
import * as styles from './small-story.css.ts'
import { shortName } from './state-names.ts'
import { turns } from './turns.ts'
import { useNear } from './use-near.ts'

const takeTurn = turns()

/** What the preview says when a story is over, however it ends. */
const OVER = ['storyFinished', 'storyErrored', 'storyMissing', 'storyThrewException'] as const

const isOver = ({ __STORYBOOK_PREVIEW__: preview }: Window) =>
  /finished|completed|errored/.test(
    (preview as { currentRender?: { phase?: string } }).currentRender?.phase ?? '',
  )

/** The play of a story must not scroll the page around it. */
function keepStill(story: Window & typeof globalThis): void {
  const { prototype } = story.HTMLElement
  const { focus } = prototype
  prototype.focus = function quietly(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  story.Element.prototype.scrollIntoView = () => undefined
}

const SIZES = {
  phone: { width: 390, height: 844, scale: 0.45 },
  desk: { width: 1200, height: 800, scale: 0.28 },
  /** For an overlay of the kit, beside its parts. */
  part: { width: 520, height: 360, scale: 0.5 },
} as const

type ShownProps = { readonly entry: Entry; readonly screen: keyof typeof SIZES }

/** A story as it is now, small: loaded as it comes near, dropped when it is far. */
export function ShownStory({ entry: { id, name }, screen }: ShownProps) {
  const [place, isNear] = useNear<HTMLSpanElement>()
  const [isShown, setIsShown] = useState(false)
  const endTurn = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!isNear) return
    endTurn.current = takeTurn(() => setIsShown(true))
    return () => {
      setIsShown(false)
      endTurn.current?.()
    }
  }, [isNear])

  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const story = currentTarget.contentWindow as (Window & typeof globalThis) | null
    const end = () => endTurn.current?.()
    if (!story || !('__STORYBOOK_PREVIEW__' in story)) return end()
    keepStill(story)
    for (const event of OVER) story.__STORYBOOK_ADDONS_CHANNEL__.on(event, end)
    if (isOver(story)) end()
  }

  const { width, height, scale } = SIZES[screen]
  const globals = new URL(globalThis.PREVIEW_URL ?? '', location.href).searchParams.get('globals')
  const src = `iframe.html?viewMode=story&id=${id}&globals=${globals ? `${globals};` : ''}motion:still`
  return (
    <span
      ref={place}
      className={styles.frame}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      {isShown && (
        <iframe
          title={name}
          src={src}
          tabIndex={-1}
          onLoad={loaded}
          className={styles.story}
          style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        />
      )}
    </span>
  )
}

/** A small story with a link to it. */
export const SmallStory = ({ entry, screen }: ShownProps) => (
  <li>
    <a href={entryAt(entry.id)} target="_top" className={styles.link}>
      <ShownStory entry={entry} screen={screen} />
      {shortName(entry.name)}
    </a>
  </li>
)
