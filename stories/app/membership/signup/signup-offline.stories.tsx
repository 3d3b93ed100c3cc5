import { expect, fn, screen, waitFor } from 'storybook/test'
import { SignupDialog } from '#app/membership/signup/signup-dialog.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import { withSignupDraft } from '#stories/shared/signup-draft.ts'

const meta = preview.meta({
  title: 'Signing up/Signup out of reach',
  component: SignupDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { member: null, onClose: fn(), onGone: fn() },
})

/** Without a connection no town is unknown. */
export const LocationOutOfReach = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      path: '/',
      situation: withSignupDraft('location'),
      network: failing({ code: 'busy' }, '/api/towns'),
    },
  },
  play: async ({ app, userEvent }) => {
    const town = await screen.findByLabelText(app.t('signup:location.town'))
    await userEvent.type(town, 'Utrecht')
    await waitFor(() => expect(town).toHaveAccessibleDescription(app.t('errors:busy')))
    await expect(screen.queryByText(app.pattern('signup:location.none'))).not.toBeInTheDocument()
  },
})
