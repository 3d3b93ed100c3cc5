import { Fragment } from 'react'
import type { PLACES } from '../shared/inventory.ts'
import { isPicture } from '../sheet/groups.ts'
import * as styles from './small-story.css.ts'
import { SmallStory } from './small-story.tsx'
import { useEntries } from './story-index.ts'

const slugOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Every state of every screen of a group, as the gallery's index has them, side by side. */
export function AllStates({ of }: { readonly of: (typeof PLACES)[number] }) {
  const states = useEntries().filter(
    (entry) => isPicture(entry) && entry.title.startsWith(`${of}/`),
  )
  const screens = [...Map.groupBy(states, ({ title }) => title.slice(of.length + 1))]
  return (
    <>
      <p>
        {screens.map(([name, all], at) => (
          <Fragment key={name}>
            {at > 0 && ' · '}
            <a
              href={`#${slugOf(name)}`}
              onClick={(event) => {
                // The address of a docs page is its manager's.
                event.preventDefault()
                document.getElementById(slugOf(name))?.scrollIntoView()
              }}
            >
              {name}
            </a>{' '}
            {all.length}
          </Fragment>
        ))}
      </p>
      {screens.map(([name, all]) => (
        <section key={name}>
          <h2 id={slugOf(name)}>{name}</h2>
          <ul className={styles.list}>
            {all.map((entry) => (
              <SmallStory key={entry.id} entry={entry} screen={of === 'Desk' ? 'desk' : 'phone'} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
