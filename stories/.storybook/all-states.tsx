import type { PLACES } from '../shared/inventory.ts'
import { isPicture } from '../sheet/groups.ts'
import { JumpList, JumpTarget } from './jump-list.tsx'
import * as styles from './small-story.css.ts'
import { SmallStory } from './small-story.tsx'
import { useEntries } from './story-index.ts'

/** Every state of every screen of a group, as the gallery's index has them, side by side. */
export function AllStates({ of }: { readonly of: (typeof PLACES)[number] }) {
  const states = useEntries().filter(
    (entry) => isPicture(entry) && entry.title.startsWith(`${of}/`),
  )
  const screens = [...Map.groupBy(states, ({ title }) => title.slice(of.length + 1))]
  return (
    <>
      <JumpList parts={screens.map(([name, all]) => [name, all.length])} />
      {screens.map(([name, all]) => (
        <section key={name}>
          <JumpTarget>{name}</JumpTarget>
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
