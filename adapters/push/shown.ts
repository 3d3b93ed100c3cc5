import { fill } from '#adapters/shared/fill.ts'
import { plain } from '#adapters/shared/plain.ts'
import type { Push, ShownPush } from '#core/notifications/pushes.ts'
import { PUSH_CATALOGUES } from './catalogues.ts'

/** Writes a push out in the reader's language; what is owed about the profile comes first. */
export function shown({ language, kind, from, labels, path, waiting }: Push): ShownPush {
  const texts = PUSH_CATALOGUES[language]
  return {
    title: fill(texts[`${kind}.title`], { from: plain(from) }),
    body: [...labels.map((label) => texts[`label.${label}`]), texts[`${kind}.body`]].join(' · '),
    language,
    path,
    waiting,
  }
}
