import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { AccountDeleted } from '#ui/art/scenes/account-deleted.tsx'
import { CreditsEmpty } from '#ui/art/scenes/credits-empty.tsx'
import { EmptyChats } from '#ui/art/scenes/empty-chats.tsx'
import { InviteOnly } from '#ui/art/scenes/invite-only.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { NoResults } from '#ui/art/scenes/no-results.tsx'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Offline } from '#ui/art/scenes/offline.tsx'
import { PaymentDone } from '#ui/art/scenes/payment-done.tsx'
import { PaymentFailed } from '#ui/art/scenes/payment-failed.tsx'
import { PaymentPending } from '#ui/art/scenes/payment-pending.tsx'
import { SafeMoney } from '#ui/art/scenes/safe-money.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

const drawings = {
  EmptyChats,
  NoResults,
  Offline,
  NotFound,
  MailSent,
  CreditsEmpty,
  PaymentPending,
  PaymentDone,
  PaymentFailed,
  AccountDeleted,
  InviteOnly,
  SafeMoney,
} as const

type Drawn = { readonly drawing?: keyof typeof drawings }

/** A drawing in the size of an empty state. */
function Drawing({ drawing = 'EmptyChats' }: Drawn) {
  const Art = drawings[drawing]
  return (
    <Page width="narrow">
      <Art />
    </Page>
  )
}

const meta = preview.meta({
  title: 'Identity/Art for empty places',
  component: Drawing,
  subcomponents: drawings,
})

/** Every drawing is decorative, and has no style that a strict CSP would refuse. */
const decorates = async (canvas: HTMLElement, count = 1) => {
  const scenes = [...canvas.querySelectorAll('svg')]
  await expect(scenes).toHaveLength(count)
  for (const scene of scenes) {
    await expect(scene).toHaveAttribute('aria-hidden', 'true')
    await expect(scene.querySelectorAll('[style]')).toHaveLength(0)
    await expect(scene.getBoundingClientRect().height).toBeGreaterThan(40)
  }
}

export const EmptyChatsDrawing = meta.story({
  args: { drawing: 'EmptyChats' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const NoResultsDrawing = meta.story({
  args: { drawing: 'NoResults' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const OfflineDrawing = meta.story({
  args: { drawing: 'Offline' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const NotFoundDrawing = meta.story({
  args: { drawing: 'NotFound' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const MailSentDrawing = meta.story({
  args: { drawing: 'MailSent' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const CreditsEmptyDrawing = meta.story({
  args: { drawing: 'CreditsEmpty' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const PaymentPendingDrawing = meta.story({
  args: { drawing: 'PaymentPending' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const PaymentDoneDrawing = meta.story({
  args: { drawing: 'PaymentDone' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const PaymentFailedDrawing = meta.story({
  args: { drawing: 'PaymentFailed' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const AccountDeletedDrawing = meta.story({
  args: { drawing: 'AccountDeleted' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const InviteOnlyDrawing = meta.story({
  args: { drawing: 'InviteOnly' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

export const SafeMoneyDrawing = meta.story({
  args: { drawing: 'SafeMoney' },
  play: async ({ canvasElement }) => decorates(canvasElement),
})

const Wall = () => (
  <Grid gap="m">
    {Object.entries(drawings).map(([name, Art]) => (
      <Art key={name} />
    ))}
  </Grid>
)

export const AllOfThem = meta.story({
  render: Wall,
  play: async ({ canvasElement }) => decorates(canvasElement, Object.keys(drawings).length),
})

export const AllOfThemInDark = meta.story({
  render: Wall,
  globals: { mode: 'dark' },
  play: async ({ canvasElement }) => decorates(canvasElement, Object.keys(drawings).length),
})
