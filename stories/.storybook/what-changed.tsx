import { type Report, type Reported, summaryOf } from '../diff/summary.ts'
import { WHAT_CHANGED } from './changes-folder.ts'
import { JumpList, JumpTarget } from './jump-list.tsx'
import { entryAt } from './links.ts'
import { useFile } from './story-index.ts'
import * as styles from './what-changed.css.ts'

const kindOf = ({ before, after }: Reported) =>
  before === null ? 'New' : after === null ? 'Gone' : 'Changed'

/** The last comparison, if one was made before this gallery was built; else how to make one. */
export function WhatChanged() {
  const report = useFile<Report>(`${WHAT_CHANGED}/report.json`)
  if (report === undefined) return null
  if (report === null)
    return (
      <p>
        Nothing was compared yet: <code>bun run storybook:diff main</code>, then{' '}
        <code>bun run storybook:build</code>, and this page has every story that looks different
        from <code>main</code>, before and after.
      </p>
    )
  const screens = [...Map.groupBy(report.changed, ({ title }) => title)]
  return (
    <>
      <p>
        Compared with <code>{report.ref}</code>, on {report.view}. {summaryOf(report)}
      </p>
      <JumpList parts={screens.map(([title, all]) => [title, all.length])} />
      {screens.map(([title, all]) => (
        <section key={title}>
          <JumpTarget>{title}</JumpTarget>
          {all.map((story) => (
            <Change key={story.id} story={story} />
          ))}
        </section>
      ))}
    </>
  )
}

function Change({ story }: { readonly story: Reported }) {
  const { id, name, before, after, difference } = story
  const pictures = { Before: before, After: after, Difference: difference }
  return (
    <section>
      <h3>
        {kindOf(story)}:{' '}
        {after === null ? (
          name
        ) : (
          <a href={entryAt(id)} target="_top">
            {name}
          </a>
        )}
      </h3>
      <div className={styles.pictures}>
        {Object.entries(pictures).map(
          ([when, file]) =>
            file !== null && (
              <figure key={when}>
                <figcaption>{when}</figcaption>
                <a href={`${WHAT_CHANGED}/${file}`} target="_blank" rel="noreferrer">
                  <img src={`${WHAT_CHANGED}/${file}`} alt={`${name}, ${when}`} loading="lazy" />
                </a>
              </figure>
            ),
        )}
      </div>
    </section>
  )
}
