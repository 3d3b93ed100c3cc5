import { expect, screen, waitFor } from 'storybook/test'
import { addPendingLike } from '#app/discovery/likes/pending-likes.ts'
import { PendingLikesResult } from '#app/discovery/likes/pending-likes-result.tsx'
import { PendingLikesSent } from '#app/discovery/likes/pending-likes-sent.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { withLikes } from '#app/mocks/scenes/like-situations.ts'
import { and, type Situation } from '#app/mocks/scenes/situation.ts'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { signUp } from '#stories/shared/signing-up.ts'
import { ALMOST_COMPLETE, withSignupDraft } from '#stories/shared/signup-draft.ts'

const { stijn, matteo, callum } = PEOPLE

/** Likes given in this tab before login. */
const pressed = (
  members: readonly { readonly id: string; readonly name: string }[],
  of: Situation,
) =>
  and(of, async () => {
    for (const member of members) addPendingLike(sessionStorage, member)
  })

const at = (path: string, situation: Situation) => ({ app: { path, whole: true, situation } })

const meta = preview.meta({
  title: 'Likes/Pressed before signing up',
  component: PendingLikesSent,
  subcomponents: { PendingLikesResult },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...at('/likes/given', pressed([matteo], freeMember())) },
})

export const GivenAfterLoggingIn = meta.story({
  play: async ({ app, canvas }) => {
    const words = app.t('likes:pressed.given', { count: 1, names: matteo.name })
    const [message] = await canvas.findAllByText(words)
    await expect(message).toBeVisible()
    await expect(await canvas.findByText(matteo.name)).toBeVisible()
  },
})

export const AMatchAtOnce = meta.story({
  tags: ['open'],
  parameters: at('/members', pressed([callum], withLikes())),
  play: async ({ app }) => {
    const match = { name: app.t('likes:met.match-title') }
    await expect(await screen.findByRole('dialog', match)).toBeVisible()
  },
})

export const WaitingForASignup = meta.story({
  tags: ['open'],
  parameters: at(`/members/${stijn.id}/signup`, pressed([stijn], visitor())),
  play: async ({ app }) => {
    await expect(await screen.findByText(app.t('signup:to.liked'))).toBeVisible()
  },
})

export const GivenAfterSigningUp = meta.story({
  tags: ['open'],
  parameters: at('/signup', pressed([stijn, matteo], withSignupDraft('login', ALMOST_COMPLETE))),
  play: async ({ app, userEvent }) => {
    await signUp({ app, userEvent })
    const names = app.format.list([stijn.name, matteo.name])
    const words = app.t('likes:pressed.given', { count: 2, names })
    await waitFor(() => expect(screen.getByText(words, { exact: false })).toBeVisible())
    await expect(
      screen.getByText(app.t('likes:pressed.after-confirming'), { exact: false }),
    ).toBeVisible()
  },
})
