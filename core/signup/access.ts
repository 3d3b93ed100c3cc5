import type { Settings } from '../site/settings.ts'
import { hasTrafficSource, type Tracking } from '../site/tracking.ts'

/** Whether this visitor may sign up here (spec §6); otherwise the invite-only notice is shown. */
export const maySignUp = ({ signups }: Pick<Settings, 'signups'>, tracking: Tracking): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource(tracking))
