import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackToDoors } from '#ui/patterns/doors/doors.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import type { DoorName } from './doors.ts'
import { useDoorTitle } from './use-door-title.ts'

export type OpenDoorProps = { readonly door: DoorName; readonly children: ReactNode }

/** What is behind a door: the way back, its name, its sections. */
export function OpenDoor({ door, children }: OpenDoorProps) {
  const { t } = useTranslation('settings')
  const titleOf = useDoorTitle()
  return (
    <>
      <BackToDoors>
        <Button asChild size="s" icon="back">
          <Link to="/notifications">{t('title')}</Link>
        </Button>
      </BackToDoors>
      <Heading level={1} id={DOOR_HEADING}>
        {titleOf(door)}
      </Heading>
      {children}
    </>
  )
}

/** Names the section that has no heading of its own. */
export const DOOR_HEADING = 'door'
