import type { Settings } from '../site/settings.ts'
import { hasTrafficSource, type Tracking } from '../site/tracking.ts'

/** Whether this visitor may sign up here (spec §6); else they see the invite-only notice. */
export const maySignUp = ({ signups }: Pick<Settings, 'signups'>, tracking: Tracking): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource(tracking))
