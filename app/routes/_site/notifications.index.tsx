import { createFileRoute } from '@tanstack/react-router'
import { NoDoorOpen } from '../../membership/settings/no-door-open.tsx'

export const Route = createFileRoute('/_site/notifications/')({ component: NoDoorOpen })
