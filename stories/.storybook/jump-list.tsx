import { Fragment } from 'react'

const slugOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The parts of a long page, each with how much is in it; a press goes there. */
export function JumpList({ parts }: { readonly parts: readonly (readonly [string, number])[] }) {
  return (
    <p>
      {parts.map(([name, count], at) => (
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
          {count}
        </Fragment>
      ))}
    </p>
  )
}

/** Where `JumpList` goes to. */
export const JumpTarget = ({ children }: { readonly children: string }) => (
  <h2 id={slugOf(children)}>{children}</h2>
)
