import { expect, fn, screen, within } from 'storybook/test'
import { IcebreakerSheet } from '#app/chats/composer/icebreaker-sheet.tsx'
import { Icebreakers } from '#app/chats/composer/icebreakers.tsx'
import { Ideas } from '#app/chats/composer/ideas.tsx'
import { WritingTools } from '#app/chats/composer/writing-tools.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { and } from '#app/mocks/scenes/situation.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Chat/Icebreaker',
  component: IcebreakerSheet,
  subcomponents: { Icebreakers, Ideas, WritingTools },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: {
      path: `/members/${PEOPLE.stijn.id}/chat`,
      whole: true,
      situation: freeMember(),
    },
  },
  args: { open: true, profile: PEOPLE.stijn.id, onChoose: fn(), onClose: fn() },
})

const interest = ({ app }: Pick<Playing, 'app'>, wording: 1 | 2) => {
  const key = PEOPLE.stijn.interests[wording - 1] ?? ''
  const name = app.t(`fields:interest.${key}` as 'fields:interest.art')
  return app.t(`chats:icebreaker.interest-${wording}` as const, { interest: name })
}

export const FillsTheFieldAndSendsNothing = meta.story({
  name: 'Filled in',
  play: async ({ app, canvas, userEvent }) => {
    const words = interest({ app }, 1)
    await userEvent.click(await canvas.findByRole('button', { name: words }))
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue(words)
    await expect(field).toHaveFocus()
    await userEvent.type(field, '!')
    await expect(field).toHaveValue(`${words}!`)
    const { chats } = Object(await app.browser.ask('GET', '/api/chats.php'))
    await expect(chats).toEqual([])
  },
})

const theirLine = ({ app, canvas }: Pick<Playing, 'app' | 'canvas'>) =>
  canvas.findByRole('button', {
    name: app.pattern('members:line.answer', { name: PEOPLE.stijn.name }),
  })

/** Their line is pressed; the ideas stay beside the quote, which leaves for one of them. */
export const TheirLineIsQuoted = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await theirLine({ app, canvas }))
    const quoted = app.t('chats:answer.line', { name: PEOPLE.stijn.name })
    await expect(await canvas.findByText(quoted)).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: interest({ app }, 1) })).toBeInTheDocument()
    await expect(
      canvas.queryByRole('button', {
        name: app.pattern('members:line.answer', { name: PEOPLE.stijn.name }),
      }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: interest({ app }, 1) }))
    await expect(canvas.queryByText(quoted)).toBeNull()
  },
})

/** With no conversation left to begin: why, and the way on, without what could not be sent. */
export const NothingLeftToWrite = meta.story({
  parameters: {
    app: {
      path: `/members/${PEOPLE.manyPhotos.id}/chat`,
      whole: true,
      situation: withChats(freeMember()),
    },
  },
  play: async ({ app, canvas }) => {
    const premium = await canvas.findByRole('link', { name: app.t('allowance.action') })
    await expect(premium).toHaveAttribute('href', '/premium')
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    // Their line is there to be read.
    await expect(
      canvas.queryByRole('button', { name: app.pattern('members:line.answer') }),
    ).toBeNull()
    // Nor a promise of messages.
    await expect(canvas.queryByText(app.pattern('chats:wallet.good-for'))).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: app.t('chats:icebreaker.more') }),
    ).not.toBeInTheDocument()
  },
})

export const AboutTheirProfile = meta.story({
  play: async ({ app, canvas }) => {
    const { region } = Object(await app.browser.ask('GET', `/api/members/${PEOPLE.stijn.id}`))
    const where = app.t('chats:icebreaker.region', { region })
    await expect(await canvas.findByRole('button', { name: where })).toBeInTheDocument()
    // Their line stands above: no suggestion repeats it.
    const [before = ''] = app.t('chats:icebreaker.line', { line: '|' }).split('|')
    await expect(
      canvas.queryByRole('button', { name: (words) => words.startsWith(before) }),
    ).toBeNull()
  },
})

/** Who wrote nothing made nobody curious by it. */
export const OfAProfileWithoutAText = meta.story({
  name: 'Profile without text',
  parameters: {
    app: {
      path: `/members/${PEOPLE.stijn.id}/chat`,
      whole: true,
      situation: and(freeMember(), async ({ world: { ports } }) => {
        await ports.atomically(async ({ profiles }) => {
          const profile = await profiles.lock(PEOPLE.stijn.id)
          if (profile) await profiles.save({ ...profile, about: '', interests: [] })
          return ok(null)
        })
      }),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: app.t('chats:icebreaker.more') })
    const last = { name: app.t('chats:icebreaker.9') }
    while (canvas.queryByRole('button', last) === null) {
      await expect(canvas.queryByText(app.t('chats:icebreaker.2'))).toBeNull()
      await userEvent.click(more)
    }
    await expect(canvas.queryByText(app.t('chats:icebreaker.2'))).toBeNull()
  },
})

export const OtherIdeas = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const first = { name: interest({ app }, 1) }
    await expect(await canvas.findByRole('button', first)).toBeVisible()
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('chats:icebreaker.more') }),
    )
    await expect(canvas.queryByRole('button', first)).toBeNull()
    const other = { name: app.t('chats:icebreaker.1') }
    await expect(await canvas.findByRole('button', other)).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    const idea = await canvas.findByRole('button', { name: interest({ app }, 1) })
    await expect(within(document.body).getByRole('textbox')).toBeVisible()
    await expect(idea).toBeVisible()
  },
})

const underWay = { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats() }

/** Opens the suggestions in an existing conversation. */
async function opened({ app, canvas, userEvent }: Playing) {
  const ideas = { name: app.t('chats:icebreaker.ideas') }
  await userEvent.click(await canvas.findByRole('button', ideas))
  return within(await screen.findByRole('dialog', ideas))
}

export const InAConversationUnderWay = meta.story({
  tags: ['open'],
  parameters: { app: underWay },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    const idea = await sheet.findByRole('button', { name: interest({ app }, 1) })
    await expect(idea).toBeVisible()
    // The first place, whatever stands there once the profile is known.
    await expect(idea.parentElement?.querySelector('button')).toHaveFocus()
  },
})

export const ChosenUnderWay = meta.story({
  parameters: { app: underWay },
  play: async ({ app, canvas, userEvent }) => {
    const sheet = await opened({ app, canvas, userEvent })
    const words = interest({ app }, 1)
    await userEvent.click(await sheet.findByRole('button', { name: words }))
    const field = await canvas.findByRole('textbox')
    await expect(field).toHaveValue(words)
    await expect(field).toHaveFocus()
    const ideas = { name: app.t('chats:icebreaker.ideas') }
    await expect(canvas.queryByRole('button', ideas)).toBeNull()
  },
})
