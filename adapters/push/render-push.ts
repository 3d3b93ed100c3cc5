import { textsOf } from '#adapters/locales/texts.ts'
import { singleLine } from '#adapters/shared/single-line.ts'
import type { Push, ShownPush } from '#core/notifications/pushes.ts'
import { quotedLine } from '#core/profiles/quoted-line.ts'

/** Renders a push in the recipient's language, profile labels first. */
export function renderPush(push: Push): ShownPush {
  const { language, country, kind, from, labels, photo, line, words, path, waiting } = push
  const say = textsOf(language, 'push', country)
  const labelled = (said: string) =>
    [...labels.map((label) => say(`label.${label}`)), said].join(' · ')
  return {
    title: say(`${kind}.title`, { from: singleLine(from) }),
    body: labelled(line ? singleLine(quotedLine(line.text, language)) : say(`${kind}.body`)),
    preview: words && labelled(singleLine(words)),
    icon: photo && `/api/photos/${photo}/thumb`,
    language,
    path,
    waiting,
  }
}
