import { storeForm } from '#app/accounts/account/form-drafts.ts'
import { and, type Situation } from '../../app/mocks/scenes/situation.ts'
import { VIEWER } from '../../app/mocks/scenes/viewer.ts'

/** Drafts of the viewer in this tab, by form name, from before a reload. */
export const typedBefore = (forms: Readonly<Record<string, unknown>>, of: Situation): Situation =>
  and(of, async () => {
    for (const [name, value] of Object.entries(forms))
      storeForm(sessionStorage, VIEWER.id, name, value)
  })
