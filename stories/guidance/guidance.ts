import { ACTIONS } from './actions.ts'
import { CHAT } from './chat.ts'
import { FIELDS } from './fields.ts'
import { FRAMES } from './frames.ts'
import type { Guided } from './guided.ts'
import { LANDERS } from './landers.ts'
import { MESSAGES } from './messages.ts'
import { PEOPLE } from './people.ts'

/** By the title of its stories. */
export const GUIDANCE: Guided = {
  ...ACTIONS,
  ...CHAT,
  ...FIELDS,
  ...FRAMES,
  ...LANDERS,
  ...MESSAGES,
  ...PEOPLE,
}
