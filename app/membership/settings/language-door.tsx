import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { LanguageSettings } from './language-settings.tsx'
import { OpenDoor } from './open-door.tsx'
import { WritingSettings } from './writing-settings.tsx'

/** The language, and on a keyboard the key that sends. */
export function LanguageDoor() {
  const { data: user } = useQuery(userQuery)
  if (!user) return null
  return (
    <OpenDoor door="language">
      <LanguageSettings user={user} />
      <WritingSettings />
    </OpenDoor>
  )
}
