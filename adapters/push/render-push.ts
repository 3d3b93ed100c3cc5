import { textsOf } from '#adapters/locales/texts.ts'
import { singleLine } from '#adapters/shared/single-line.ts'
import type { Push, ShownPush } from '#core/notifications/pushes.ts'

/** Renders a push in the recipient's language, profile labels first. */
export function renderPush({
  language,
  country,
  kind,
  from,
  labels,
  path,
  waiting,
}: Push): ShownPush {
  const say = textsOf(language, 'push', country)
  return {
    title: say(`${kind}.title`, { from: singleLine(from) }),
    body: [...labels.map((label) => say(`label.${label}`)), say(`${kind}.body`)].join(' · '),
    language,
    path,
    waiting,
  }
}
