import { useQuery } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { userQuery } from '#app/accounts/account/queries.ts'
import type { Browser } from '#app/mocks/scenes/browser.ts'
import { withLikes, withMatch } from '#app/mocks/scenes/like-situations.ts'
import { atSite, type Situation } from '#app/mocks/scenes/situation.ts'
import {
  emptySite,
  freeMember,
  hundredsOfMembers,
  newcomer,
  outOfCredits,
  premiumMember,
  unconfirmedMember,
  visitor,
} from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats, withLongChat } from '#app/mocks/scenes/talk.ts'
import { useCounts } from '#app/realtime/use-counts.ts'
import { settingsQuery } from '#app/site/queries.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import {
  cancelledOrder,
  completedOrder,
  failedOrder,
  ORDER,
  pendingOrder,
} from '#stories/shared/purchases.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** The viewer, as the API returns it. */
function Looking() {
  const { data: settings, error } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const { unread, newLikes } = useCounts()
  if (error) return <Text>{error.message}</Text>
  if (!settings || user === undefined) return null
  const who = user
    ? [user.profile.name, user.status, user.paid_user ? 'premium' : 'free']
    : ['A visitor']
  const has = user
    ? [`${user.credits} credits`, `${unread} unread`, `${newLikes} new likes`]
    : ['nothing']
  return (
    <Stack gap="s">
      <Heading level={1}>{settings.name}</Heading>
      <Text>{who.join(', ')}</Text>
      <Text tone="muted">{has.join(', ')}</Text>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Foundations/Situations',
  component: Looking,
  tags: ['!autodocs'],
  parameters: { app: { path: '/' } },
})

const at = (situation: Situation) => ({ app: { path: '/', situation } })

/** A situation that shows its own data. */
const says = (situation: Situation, ...words: readonly string[]) => ({
  parameters: at(situation),
  play: async ({ canvas }: { canvas: { findByText: (text: string) => Promise<HTMLElement> } }) => {
    for (const text of words) await expect(await canvas.findByText(text)).toBeVisible()
  },
})

export const Visitor = meta.story(says(visitor(), 'A visitor'))

export const FreeMember = meta.story(
  says(freeMember(), 'Noor, active, free', '12 credits, 0 unread, 0 new likes'),
)

export const TenThousandCredits = meta.story(
  says(freeMember({ credits: 10_000 }), '10000 credits, 0 unread, 0 new likes'),
)

export const Unconfirmed = meta.story(says(unconfirmedMember(), 'Noor, not_confirmed, free'))

export const Premium = meta.story(
  says(premiumMember(), 'Noor, active, premium', '42 credits, 0 unread, 0 new likes'),
)

export const OutOfCredits = meta.story(
  says(outOfCredits(), 'Noor, active, free', '0 credits, 0 unread, 0 new likes'),
)

export const Newcomer = meta.story({
  parameters: at(newcomer()),
  play: async ({ app }) => {
    const discount = await app.browser.ask('GET', '/api/discountcode.php')
    await expect(discount).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25 })
  },
})

export const Chats = meta.story(says(withChats(), '12 credits, 2 unread, 0 new likes'))

export const LongChat = meta.story({
  parameters: at(withLongChat()),
  play: async ({ app }) => {
    const path = `/api/conversations/${CHATS.stijn}/messages`
    const newest = expect.objectContaining({ seq: 300 })
    await expect(await app.browser.ask('GET', path)).toMatchObject({
      messages: expect.arrayContaining([newest]),
    })
  },
})

export const Likes = meta.story(says(withLikes(), '12 credits, 0 unread, 2 new likes'))

export const Match = meta.story(says(withMatch(), '12 credits, 0 unread, 0 new likes'))

const order = (situation: Situation, state: string) => ({
  parameters: at(situation),
  play: async ({ app }: { app: { browser: Browser } }) => {
    await expect(await app.browser.ask('GET', `/api/orders/${ORDER}`)).toMatchObject({ state })
  },
})

export const OrderPending = meta.story(order(pendingOrder(), 'pending'))

export const OrderCompleted = meta.story(order(completedOrder(), 'completed'))

export const OrderFailed = meta.story(order(failedOrder(), 'failed'))

export const OrderCancelled = meta.story(order(cancelledOrder(), 'cancelled'))

const people = (situation: Situation, numResults: unknown) => ({
  parameters: at(situation),
  play: async ({ app }: { app: { browser: Browser } }) => {
    const found = Object(await app.browser.ask('GET', '/api/members')).numResults
    await expect(found).toEqual(numResults)
  },
})

export const HundredsOfMembers = meta.story(people(hundredsOfMembers(), expect.closeTo(250, -2)))

export const EmptySite = meta.story(people(emptySite(visitor()), 0))

export const AnotherSite = meta.story(says(atSite({ name: 'Elders' }, visitor()), 'Elders'))

export const NicheSite = meta.story({
  globals: { brand: 'gilf' },
  ...says(visitor(), 'Vonk Goud'),
})

export const ServerTrouble = meta.story({
  parameters: { app: { path: '/', network: failing() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('internal')).toBeVisible()
  },
})
