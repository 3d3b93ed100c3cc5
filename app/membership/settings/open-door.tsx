import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorHead } from '#ui/patterns/doors/doors.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
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
      <DoorHead
        back={
          <IconButton asChild icon="back" label={t('title')}>
            <Link to="/notifications" />
          </IconButton>
        }
      >
        <Heading level={1} id={DOOR_HEADING}>
          {titleOf(door)}
        </Heading>
      </DoorHead>
      {children}
    </>
  )
}

/** Names the section that has no heading of its own. */
export const DOOR_HEADING = 'door'
