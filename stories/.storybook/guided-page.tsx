import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { GUIDANCE } from '../guidance/guidance.ts'
import type { Guidance } from '../guidance/guided.ts'
import { docsOf } from './links.ts'

/** The docs page of a component: what it is for, before what it takes. */
export function GuidedPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guidance = GUIDANCE[preparedMeta.title]
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guidance && <Advice {...guidance} />}
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}

function Advice({ for: use, notFor, instead = [], words, keys, aliases = [] }: Guidance) {
  return (
    <>
      <p>
        <strong>For.</strong> {use}
      </p>
      <p>
        <strong>Not for.</strong> {notFor}
        {instead.length > 0 && ' Instead: '}
        {instead.map((title, nth) => (
          <span key={title}>
            {nth > 0 && ', '}
            <a href={docsOf(title)} target="_top">
              {title.split('/').at(-1)}
            </a>
          </span>
        ))}
        {instead.length > 0 && '.'}
      </p>
      {words && (
        <p>
          <strong>Words.</strong> {words}
        </p>
      )}
      {keys && (
        <p>
          <strong>Keys.</strong> {keys}
        </p>
      )}
      {aliases.length > 0 && (
        <p>
          <strong>Also called</strong> {aliases.join(', ')}.
        </p>
      )}
    </>
  )
}
