import type { Noted } from '../guidance/when/noted.ts'
import { SENT } from '../guidance/when/sent.ts'
import { type Group, WHEN } from '../guidance/when/when.ts'
import { storyOf } from './links.ts'

/** When each notice, banner, alert and dialog of a group of screens appears, and how it goes. */
export function When({ of }: { readonly of: Group }) {
  const noted: readonly Noted[] = WHEN[of]
  const placed = noted.some(({ where }) => where !== undefined)
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>When</th>
          {placed && <th>Where</th>}
          <th>Until</th>
        </tr>
      </thead>
      <tbody>
        {noted.map(({ title, when, where, until }) => (
          <tr key={title}>
            <td>
              <a href={storyOf(title)} target="_top">
                {title.split('/').at(-1)}
              </a>
            </td>
            <td>{when}</td>
            {placed && <td>{where}</td>}
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which mail, push or text message is sent when. */
export function SentWhen() {
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>As</th>
          <th>After</th>
          <th>Switch in the settings</th>
          <th>Priority</th>
        </tr>
      </thead>
      <tbody>
        {SENT.map(({ kind, by, when, preference, priority }) => (
          <tr key={kind}>
            <td>{kind}</td>
            <td>{by}</td>
            <td>{when}</td>
            <td>{preference || 'none'}</td>
            <td>{priority}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
