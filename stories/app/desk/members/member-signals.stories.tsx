import { expect } from 'storybook/test'
import { MemberSignals } from '#app/desk/members/member-signals.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED, REPORTER } from '#stories/shared/desk-cases.ts'

const MAILINATOR = 'wegwerp@mailinator.com'

/** A member with an address for a short time, a browser of another, and a network with many signups. */
const suspicious = and(operator(), ({ world: { ports } }) =>
  ports.atomically(async ({ accounts, devices, signupNetworks }) => {
    const at = ports.now()
    const account = await accounts.lock(REPORTED.id)
    if (account) await accounts.save({ ...account, email: MAILINATOR })
    for (const member of [REPORTED.id, REPORTER.id])
      await devices.keep({ id: 'one browser', member, addedAt: at, seenAt: at })
    const others = await accounts.shownAfter(null, 5)
    for (const member of [REPORTED.id, ...others.map(({ id }) => id)])
      await signupNetworks.add({ member, network: '203.0.113.0/24', at })
    return ok(null)
  }),
)

const PLACE = { path: `/desk/members/${REPORTED.id}`, situation: suspicious }

const meta = preview.meta({
  title: 'Desk/Member signals',
  component: MemberSignals,
  tags: ['!autodocs'],
  args: { member: REPORTED.id, email: MAILINATOR },
  parameters: { layout: 'padded', app: PLACE },
})

export const Suspicious = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('desk-members:signals.disposable'))).toBeVisible()
    const browser = canvas.getByRole('list', { name: app.t('desk-members:signals.browser') })
    await expect(browser).toHaveTextContent(REPORTER.name)
    await expect(
      canvas.getByRole('list', { name: app.t('desk-members:signals.network') }),
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-members:signals.block-network') }),
    )
    await expect(app.path()).toBe('/desk/blocks')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByText(app.t('desk-members:signals.disposable'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Quiet = meta.story({
  parameters: { app: { ...PLACE, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-members:signals.none'))).toBeVisible()
  },
})
