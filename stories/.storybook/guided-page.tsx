import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import type { Grid } from '#stories/shared/grid.ts'
import { GUIDANCE } from '../guidance/guidance.ts'
import type { Guidance } from '../guidance/guided.ts'
import * as styles from './docs-page.css.ts'
import { docsOf } from './links.ts'
import { VariantGrid } from './variant-grid.tsx'

/** The docs page of a component: what it is for, before what it takes. */
export function GuidedPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title, component, initialArgs, parameters } = preparedMeta
  const guidance = GUIDANCE[title]
  const grid: Grid | undefined = parameters.grid
  return (
    <>
      <Title />
      <Subtitle />
      {guidance ? <Advice {...guidance} /> : <Description />}
      {grid && component && <VariantGrid {...grid} of={component} args={initialArgs} />}
      <States />
    </>
  )
}

/**
 * What a page of many stories shows as it is: without behaviours, whose tag says so, and without what asks for a
 * screen or a size of text of its own, which the toolbar gives to the whole page.
 */
const isState = ({ tags, storyGlobals, usesMount }: PreparedStory) =>
  tags.includes('autodocs') &&
  tags.includes('dev') &&
  !usesMount &&
  Object.keys(storyGlobals).length === 0

/** The first state with its controls, then the others, each once. */
function States() {
  const { componentStories } = useContext(DocsContext)
  const [first, ...others] = componentStories().filter(isState)
  return (
    <>
      {first && <DocsStory of={first.moduleExport} expanded={false} withToolbar />}
      {first?.component && <Controls of={first.moduleExport} />}
      {others.length > 0 && <Heading>States</Heading>}
      <div className={styles.states}>
        {others.map(({ id, moduleExport }) => (
          <div key={id}>
            <DocsStory of={moduleExport} />
          </div>
        ))}
      </div>
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
          <Fragment key={title}>
            {nth > 0 && ', '}
            <a href={docsOf(title)} target="_top">
              {title.split('/').at(-1)}
            </a>
          </Fragment>
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
