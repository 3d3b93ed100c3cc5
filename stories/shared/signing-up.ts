import { expect, screen, waitFor } from 'storybook/test'
import type { Playing } from './playing.ts'

type Visiting = Pick<Playing, 'app' | 'userEvent'>

export const TOWN = /Utrecht/

/** Choices of a signup. */
export const PASSWORD = 'a red bicycle on the dyke'

/** Selects Utrecht by its first letters. */
export async function chooseUtrecht({ app, userEvent }: Visiting) {
  const town = await screen.findByLabelText(app.t('signup:location.town'))
  await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
  await waitFor(() => expect(town).toHaveFocus())
  await userEvent.type(town, 'Utr')
  await userEvent.click(await screen.findByRole('radio', { name: TOWN }))
  await expect(town).toHaveValue('Utrecht')
}

/** Types the whole name of a town, of which there is one: no choice is left to make. */
export async function typeUtrecht({ app, userEvent }: Visiting) {
  const town = await screen.findByLabelText(app.t('signup:location.town'))
  await userEvent.type(town, 'utrecht')
  await waitFor(() => expect(screen.getByRole('radio', { name: TOWN })).toBeChecked())
  await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
  await waitFor(() => expect(town).not.toBeInTheDocument())
}

/** Continues from the password step to the last one. */
export async function nearlyDone({ app, userEvent }: Visiting) {
  const password = await screen.findByLabelText(app.t('signup:personal.password'))
  await userEvent.type(password, PASSWORD)
  await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
  await screen.findByRole('heading', { name: app.t('signup:preference.title') })
  await userEvent.click(await screen.findByRole('button', { name: app.t('next') }))
  await screen.findByRole('heading', { name: app.t('signup:about.title') })
}

/** The same, and submits the signup. */
export async function signUp(playing: Visiting) {
  const { app, userEvent } = playing
  await nearlyDone(playing)
  await userEvent.click(await screen.findByRole('button', { name: app.t('signup:submit') }))
}
