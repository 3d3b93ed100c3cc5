import { createFileRoute } from '@tanstack/react-router'
import { LanguageDoor } from '../../membership/settings/language-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/language')({
  head: titled(doorTitle('language')),
  component: LanguageDoor,
})
