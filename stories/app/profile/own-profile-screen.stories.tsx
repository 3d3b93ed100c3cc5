import { expect, screen, waitFor, within } from 'storybook/test'
import { DetailFields } from '#app/profile/detail-fields.tsx'
import { EditSheet } from '#app/profile/edit-sheet.tsx'
import { OwnParts } from '#app/profile/own-parts.tsx'
import { OwnProfileScreen } from '#app/profile/own-profile-screen.tsx'
import { PartFields } from '#app/profile/part-fields.tsx'
import { PlaceChoice } from '#app/profile/place-choice.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const app = { path: '/profile', whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'My profile/My profile',
  component: OwnProfileScreen,
  subcomponents: { OwnParts, EditSheet, PartFields, DetailFields, PlaceChoice },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
})

export const WhatOthersRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit About me' }))
    const sheet = await screen.findByRole('dialog', { name: 'About me' })
    const field = await within(sheet).findByLabelText('About me')
    await userEvent.clear(field)
    await userEvent.type(field, 'I repair radios.')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await canvas.findByText('I repair radios.')).toBeVisible()
  },
})

export const ANameThatWillNotDo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile name' }))
    const sheet = await screen.findByRole('dialog', { name: 'Profile name' })
    const field = await within(sheet).findByLabelText('Profile name')
    await userEvent.clear(field)
    await userEvent.type(field, '@noor{Enter}')
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('@noor')
  },
})

export const Interests = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit What I like' }))
    const sheet = await screen.findByRole('dialog', { name: 'What I like' })
    await userEvent.click(await within(sheet).findByRole('checkbox', { name: 'Yoga' }))
    await expect(await within(sheet).findByText('5 of at most 10 chosen')).toBeVisible()
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Yoga/)).toBeVisible()
  },
})

export const Details = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit In short' }))
    const sheet = await screen.findByRole('dialog', { name: 'In short' })
    await userEvent.selectOptions(await within(sheet).findByLabelText('Eye colour'), 'Blue')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/Eye colour: Blue/)).toBeVisible()
  },
})

export const Place = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Where I live' }))
    const sheet = await screen.findByRole('dialog', { name: 'Where I live' })
    await expect(await within(sheet).findByRole('radio', { name: /Utrecht/ })).toBeChecked()
  },
})

export const WhatIsTypedStays = meta.story({
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/profile') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit About me' }))
    const sheet = await screen.findByRole('dialog', { name: 'About me' })
    const field = await within(sheet).findByLabelText('About me')
    await userEvent.type(field, ' And radios.')
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveTextContent(/And radios\.$/)
  },
})

export const OnItsWay = meta.story({
  parameters: { app: { ...app, network: slow(`/api/members/${VIEWER.id}`, '/api/photos') } },
})
