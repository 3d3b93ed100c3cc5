import { Fragment } from 'react'
import { CHOICES, PRESETS } from './choices.ts'
import { entryAt } from './links.ts'

/** The screen that links of this page open: results, filters and people. */
const SEEN = 'search-members--what-each-profile-is'

type Globals = Readonly<Record<string, string>>

const withChoices = (globals: Globals) =>
  `${entryAt(SEEN)}&globals=${Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`

function Opens({ title, globals }: { readonly title: string; readonly globals: Globals }) {
  return (
    <a href={withChoices(globals)} target="_top">
      {title}
    </a>
  )
}

/** Every choice of the toolbar, each a link to a screen with it. */
export function Choices() {
  return (
    <>
      <h2>Several at once</h2>
      <ul>
        {PRESETS.map(({ title, screen, globals }) => (
          <li key={title}>
            <Opens title={title} globals={{ ...globals, 'viewport.value': screen }} />
          </li>
        ))}
      </ul>
      <h2>One by one</h2>
      <table>
        <tbody>
          {CHOICES.map(({ name, kind, title, options }) => (
            <tr key={name}>
              <td>{kind}</td>
              <td>{title}</td>
              <td>
                {options.map((option, at) => (
                  <Fragment key={option.value}>
                    {at > 0 && ' · '}
                    <Opens title={option.title} globals={{ [name]: option.value }} />
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
