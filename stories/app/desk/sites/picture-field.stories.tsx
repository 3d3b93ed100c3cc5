import { useState } from 'react'
import { expect } from 'storybook/test'
import { PictureField, type PictureFieldProps } from '#app/desk/sites/picture-field.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const LABEL = 'Logo'

/** As a form has it. */
function Controlled(props: PictureFieldProps) {
  const [key, setKey] = useState<string | undefined>()
  return <PictureField {...props} value={key} onValueChange={setKey} />
}

const meta = preview.meta({
  title: 'Desk/A site’s picture',
  component: PictureField,
  tags: ['!autodocs'],
  render: (props) => <Controlled {...props} />,
  parameters: { app: { path: '/desk/sites/vonk', situation: operator() } },
  args: {
    site: 'vonk',
    path: 'logo',
    words: { label: LABEL, error: undefined },
    value: undefined,
    onValueChange: () => undefined,
  },
})

async function chosen({ canvas, userEvent }: Playing, bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'logo.png', { type: 'image/png' })
  await userEvent.upload(await canvas.findByLabelText(LABEL), file)
}

/** A header that says how large it is, and nothing else. */
function header(width: number, height: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(64))
  for (const [at, value] of [
    [0, 0x89504e47],
    [4, 0x0d0a1a0a],
    [16, width],
    [20, height],
  ] as const)
    view.setUint32(at, value)
  return new Uint8Array(view.buffer)
}

export const None = meta.story()

export const NoPicture = meta.story({
  play: async (playing) => {
    await chosen(playing, new TextEncoder().encode('<svg/>'))
    const { app, canvas } = playing
    await expect(await canvas.findByText(app.t('errors:photo.not-a-picture'))).toBeVisible()
  },
})

export const TooSmall = meta.story({
  play: async (playing) => {
    await chosen(playing, header(60, 20))
    const { app, canvas } = playing
    const fault = app.t('desk-sites:fault.too-small', { expected: '36' })
    await expect(await canvas.findByText(fault)).toBeVisible()
  },
})

export const KeptAndRemoved = meta.story({
  play: async (playing) => {
    await chosen(playing, header(400, 100))
    const { app, canvas, userEvent } = playing
    const remove = { name: app.t('desk-sites:picture.remove') }
    await expect(await canvas.findByRole('img', { name: LABEL })).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', remove))
    await expect(canvas.queryByRole('img', { name: LABEL })).not.toBeInTheDocument()
  },
})
