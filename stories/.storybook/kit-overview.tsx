import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import { GUIDANCE } from '../guidance/guidance.ts'
import { type Entry, isPicture } from '../sheet/groups.ts'
import { JumpList, JumpTarget } from './jump-list.tsx'
import * as styles from './kit-overview.css.ts'
import { docsOf } from './links.ts'
import { ShownStory } from './small-story.tsx'
import { useEntries } from './story-index.ts'
import { useNear } from './use-near.ts'

/** The first state of each component that its own page shows. */
function firstStates(entries: readonly Entry[]): readonly Entry[] {
  const states = entries.filter(
    (entry) =>
      isPicture(entry) && entry.title.startsWith('Kit/') && entry.tags?.includes('autodocs'),
  )
  return [...Map.groupBy(states, ({ title }) => title).values()].flatMap(([first]) => first ?? [])
}

/** Every component of the kit as it is now, with what it is for: each leads to its page. */
export function KitOverview() {
  const folders = [
    ...Map.groupBy(firstStates(useEntries()), ({ title }) => title.split('/')[1] ?? ''),
  ]
  return (
    <>
      <JumpList parts={folders.map(([name, all]) => [name, all.length])} />
      {folders.map(([name, all]) => (
        <section key={name}>
          <JumpTarget>{name}</JumpTarget>
          <ul className={styles.list}>
            {all.map((entry) => (
              <Component key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Component({ entry }: { readonly entry: Entry }) {
  const [place, isNear] = useNear<HTMLLIElement>()
  return (
    <li ref={place} className={styles.component}>
      <div className={styles.picture} inert>
        {isNear && <Picture entry={entry} />}
      </div>
      <a href={docsOf(entry.title)} target="_top" className={styles.link}>
        {entry.title.split('/').at(-1)}
      </a>
      <p className={styles.use}>{GUIDANCE[entry.title]?.for}</p>
    </li>
  )
}

/** In this page, which is fast; in a frame only what would cover the page, or is as large as one. */
function Picture({ entry }: { readonly entry: Entry }) {
  const { loadStory, renderStoryToElement } = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  const [isFramed, setIsFramed] = useState(false)
  useEffect(() => {
    let leave: (() => Promise<void>) | undefined
    let isGone = false
    const show = async () => {
      const story = await loadStory(entry.id)
      if (isGone || !place.current) return
      const { docs, layout } = story.parameters
      if (docs?.story?.inline === false || layout === 'fullscreen') return setIsFramed(true)
      const failed = () => undefined
      leave = renderStoryToElement(
        story,
        place.current,
        { showMain: failed, showError: failed, showException: failed },
        { autoplay: false, forceInitialArgs: true },
      )
    }
    void show()
    return () => {
      isGone = true
      void leave?.()
    }
  }, [entry.id, loadStory, renderStoryToElement])
  return isFramed ? (
    <ShownStory entry={entry} screen="part" />
  ) : (
    <div ref={place} className={`sb-unstyled ${styles.inPage}`} />
  )
}
