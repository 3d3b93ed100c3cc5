import { expect, screen, waitFor, within } from 'storybook/test'
import { OwnProfileScreen } from '#app/discovery/profile/own-profile-screen.tsx'
import { atSite } from '#app/mocks/scenes/situation.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { DetailFields } from '#app/profiles/own/detail-fields.tsx'
import { EditSheet } from '#app/profiles/own/edit-sheet.tsx'
import { LineField } from '#app/profiles/own/line-field.tsx'
import { UnseenParts } from '#app/profiles/own/own-parts.tsx'
import { PartFields } from '#app/profiles/own/part-fields.tsx'
import { PartRegion } from '#app/profiles/own/part-region.tsx'
import { PlaceChoice } from '#app/profiles/own/place-choice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { typedBefore } from '#stories/shared/typed-before.ts'

// Too short to be a line.
const ABOUT = 'Radios.'
const LINE = 'Guess which radio I repaired last.'
const MORE = 'And radios.'
const TOWN = /Utrecht/
const ABROAD = /Antwerpen/
const app = { path: '/profile', whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'My profile/My profile',
  component: OwnProfileScreen,
  subcomponents: {
    UnseenParts,
    PartRegion,
    EditSheet,
    PartFields,
    LineField,
    DetailFields,
    PlaceChoice,
  },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
})

type Part = 'name' | 'line' | 'about' | 'interests' | 'details' | 'place'

/** Opens the sheet to edit a part. */
async function edit({ app, canvas, userEvent }: Playing, named: Part) {
  const part = app.t(`profile:part.${named}`)
  const name = app.t('profile:edit', { part })
  await userEvent.click(await canvas.findByRole('button', { name }))
  const sheet = within(await screen.findByRole('dialog', { name: part }))
  return {
    sheet,
    field: () => sheet.findByLabelText(part),
    save: async () => userEvent.click(await sheet.findByRole('button', { name: app.t('save') })),
  }
}

export const AboutMe = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { field } = await edit({ app, canvas, userEvent }, 'about')
    const text = await field()
    await waitFor(() => expect(text).toBeVisible())
  },
})

export const WhatOthersRead = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { field, save } = await edit({ app, canvas, userEvent }, 'about')
    await userEvent.clear(await field())
    await userEvent.type(await field(), ABOUT)
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText(ABOUT)).toBeVisible()
  },
})

export const ALineOfOnesOwn = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByText(app.t('profile:line.from-about'))).toBeVisible()
    const { field, save } = await edit({ app, canvas, userEvent }, 'line')
    await userEvent.type(await field(), LINE)
    await save()
    await expect(await canvas.findByText(LINE)).toBeVisible()
    await expect(canvas.queryByText(app.t('profile:line.from-about'))).toBeNull()
  },
})

export const TypedBeforeAReload = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      ...app,
      situation: typedBefore(
        { 'open.profile.part': 'about', 'profile.about': { about: 'I repair radios, and' } },
        freeMember(),
      ),
    },
  },
  play: async ({ app }) => {
    const sheet = within(await screen.findByRole('dialog', { name: app.t('profile:part.about') }))
    await expect(await sheet.findByText(app.t('restored'))).toBeVisible()
    const text = await sheet.findByLabelText(app.t('profile:part.about'))
    await expect(text).toHaveValue('I repair radios, and')
  },
})

export const TheTownIsNobodyElses = meta.story({
  play: async ({ app, canvas }) => {
    const part = app.t('profile:part.place')
    const edit = await canvas.findByRole('button', { name: app.t('profile:edit', { part }) })
    await expect(edit.parentElement).toHaveTextContent(TOWN)
    const mine = within(canvas.getByRole('region', { name: app.t('profile:private') }))
    const place = { town: 'Utrecht', region: 'Utrecht', country: app.format.country('NL') }
    await expect(mine.getByText(app.t('profile:place', place))).toBeVisible()
  },
})

export const FieldsThatTheSiteHides = meta.story({
  parameters: {
    app: { ...app, situation: atSite({ visibleProfileFields: [] }, freeMember()) },
  },
  play: async ({ app, canvas }) => {
    const mine = within(await canvas.findByRole('region', { name: app.t('profile:private') }))
    // Each has one place, though others see none.
    for (const hidden of ['sexuality', 'details', 'interests'] as const) {
      const part = app.t(`profile:part.${hidden}`)
      const name = app.t('profile:edit', { part })
      await expect(mine.getByRole('button', { name })).toBeVisible()
      await expect(canvas.getAllByRole('button', { name })).toHaveLength(1)
    }
  },
})

export const ANameThatWillNotDo = meta.story({
  name: 'Refused name',
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { field } = await edit({ app, canvas, userEvent }, 'name')
    const name = await field()
    await userEvent.clear(name)
    await userEvent.type(name, '@noor{Enter}')
    await waitFor(() => expect(name).toBeInvalid())
    await expect(name).toHaveValue('@noor')
  },
})

const fifthInterest = async ({ app, canvas, userEvent }: Playing) => {
  const editing = await edit({ app, canvas, userEvent }, 'interests')
  const yoga = { name: app.t('fields:interest.yoga') }
  await userEvent.click(await editing.sheet.findByRole('checkbox', yoga))
  return editing
}

export const Interests = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { sheet } = await fifthInterest({ app, canvas, userEvent })
    const chosen = app.t('profile:hint.interests', { shown: 5, limit: 10 })
    const hint = await sheet.findByText(chosen)
    await expect(hint).toBeVisible()
    // Above the bottom bar: axe cannot judge the size of a half covered control.
    hint.scrollIntoView({ block: 'end' })
  },
})

export const AnotherInterest = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { save } = await fifthInterest({ app, canvas, userEvent })
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const yoga = app.t('fields:interest.yoga')
    await expect(await canvas.findByText(yoga, { exact: false })).toBeVisible()
  },
})

export const Details = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { sheet } = await edit({ app, canvas, userEvent }, 'details')
    const eyes = await sheet.findByLabelText(app.t('fields:detail.eyes'))
    await waitFor(() => expect(eyes).toBeVisible())
  },
})

export const BlueEyes = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { sheet, save } = await edit({ app, canvas, userEvent }, 'details')
    const eyes = app.t('fields:detail.eyes')
    const blue = app.t('fields:eyes.blue')
    await userEvent.selectOptions(await sheet.findByLabelText(eyes), 'blue')
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText(blue, { exact: false })).toBeVisible()
  },
})

export const Place = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { sheet } = await edit({ app, canvas, userEvent }, 'place')
    await expect(await sheet.findByRole('radio', { name: TOWN })).toBeChecked()
  },
})

export const ATownOfAnotherCountry = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { sheet } = await edit({ app, canvas, userEvent }, 'place')
    const town = await sheet.findByLabelText(app.t('signup:location.town'))
    await userEvent.clear(town)
    await userEvent.type(town, 'Antwerpen')
    await expect(await sheet.findByText(app.t('signup:location.elsewhere'))).toBeInTheDocument()
    await userEvent.click(await sheet.findByRole('radio', { name: ABROAD }))
    await expect(await sheet.findByLabelText(app.t('profile:country'))).toHaveValue('BE')
  },
})

export const ErrorKeepsWhatIsTyped = meta.story({
  tags: ['open'],
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/profile') } },
  play: async ({ app, canvas, userEvent }) => {
    const { field, save } = await edit({ app, canvas, userEvent }, 'about')
    const text = await field()
    await userEvent.type(text, ` ${MORE}`)
    await save()
    // The server is busy: nothing is wrong with the text.
    await expect(await screen.findByText(app.t('errors:busy'))).toBeVisible()
    await expect(text).toBeValid()
    await expect(text).toHaveTextContent(MORE)
  },
})

/** Pressed parts give the focus back. */
export const FocusComesBack = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { sheet } = await edit({ app, canvas, userEvent }, 'name')
    await userEvent.click(sheet.getByRole('button', { name: app.t('cancel') }))
    const part = app.t('profile:part.name')
    const name = app.t('profile:edit', { part })
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
  },
})

/** Nothing but a name: each empty part is an invitation that others do not see. */
export const NothingFilledIn = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: {
    app: {
      ...app,
      situation: freeMember({
        profile: { about: '', line: null, interests: [], details: {} },
        photos: 0,
      }),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('profile:photos.add') }),
    ).toBeVisible()
    for (const part of ['line', 'about', 'details', 'interests'] as const)
      await expect(canvas.getByText(app.t(`profile:empty.${part}`))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...app, network: slow(`/api/members/${VIEWER.id}`, '/api/photos') } },
})
