import { t } from 'elysia'
import type { Block, Span } from '#core/site/pages/own-page.ts'
import { Moment, Whole } from '../../basics.ts'

export const SpanShape = t.Object({
  text: t.String(),
  strong: t.Optional(t.Literal(true)),
  emphasis: t.Optional(t.Literal(true)),
  /** A page of the site, a site over https, or a mail address. */
  href: t.Optional(t.String()),
})
const Spans = t.Array(SpanShape)

/** A page as blocks: no HTML is sent or shown. */
export const BlockShape = t.Union([
  t.Object({
    kind: t.Literal('heading'),
    level: t.Union([t.Literal(2), t.Literal(3)]),
    spans: Spans,
  }),
  t.Object({ kind: t.Literal('paragraph'), spans: Spans }),
  t.Object({ kind: t.Literal('list'), ordered: t.Boolean(), items: t.Array(Spans) }),
])

const spansOf = (spans: readonly Span[]) => spans.map((span) => ({ ...span }))

export const blocksOf = (blocks: readonly Block[]) =>
  blocks.map((block) =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(spansOf) }
      : { ...block, spans: spansOf(block.spans) },
  )

export const OwnPageShape = t.Object({
  version: Whole(),
  at: Moment,
  blocks: t.Array(BlockShape),
})
