import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../accounts/account/queries.ts'
import { EmailSettings } from './email-settings.tsx'
import { OpenDoor } from './open-door.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SessionSettings } from './session-settings.tsx'

/** What the member logs in with, and where they are. */
export function LogInDoor() {
  const { data: user } = useQuery(userQuery)
  const [passwordChanges, setPasswordChanges] = useState(0)
  if (!user) return null
  return (
    <OpenDoor door="log-in">
      {/* A new password cancels a pending email change, so its alert goes. */}
      <EmailSettings key={passwordChanges} user={user} />
      <PasswordSettings user={user} onChanged={() => setPasswordChanges((n) => n + 1)} />
      <SessionSettings />
    </OpenDoor>
  )
}
