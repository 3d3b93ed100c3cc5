import { lazy } from 'react'
import { LazyOverlay } from '../site/lazy-overlay.tsx'
import type { BlockQuestionProps } from './block-question.tsx'

/** Lazy-loaded: rarely needed. */
const BlockQuestion = lazy(async () => {
  const { BlockQuestion } = await import('./block-question.tsx')
  return { default: BlockQuestion }
})

/** The question before a member is blocked, from any page. */
export function LazyBlock(props: BlockQuestionProps) {
  return (
    <LazyOverlay>
      <BlockQuestion {...props} />
    </LazyOverlay>
  )
}
