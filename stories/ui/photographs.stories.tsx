import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PHOTOGRAPHS, type Photograph } from '#stories/shared/photographs.ts'
import { ConversationItem } from '#ui/patterns/conversation-item/conversation-item.tsx'
import { Lean } from '#ui/patterns/lean/lean.tsx'
import { MemberCard } from '#ui/patterns/member-card/member-card.tsx'
import { MessageBubble } from '#ui/patterns/message-bubble/message-bubble.tsx'
import { ProfileFrame } from '#ui/patterns/profile-frame/profile-frame.tsx'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

/** What components do to photographs: each of the twelve in each of them. */
const meta = preview.meta({ title: 'Foundations/Photographs' })

/** Every picture is there, and drawn. */
const allLoad = async (root: HTMLElement, count: number) => {
  const pictures = [...root.querySelectorAll('img')]
  await expect(pictures).toHaveLength(count)
  for (const picture of pictures) picture.loading = 'eager'
  await waitFor(() =>
    expect(pictures.filter(({ naturalWidth }) => naturalWidth === 0)).toHaveLength(0),
  )
}

const pairs = PHOTOGRAPHS.flatMap((left, at): readonly (readonly [Photograph, Photograph])[] => {
  const right = PHOTOGRAPHS[at + 1]
  return at % 2 === 0 && right ? [[left, right]] : []
})

export const Twelve = meta.story({
  render: () => (
    <Grid gap="s">
      {PHOTOGRAPHS.map(({ src, shows }) => (
        <Photo key={src} src={src} alt={shows} missing="No photo yet" aspect="whole" />
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 12),
})

export const MemberCards = meta.story({
  render: () => (
    <Grid>
      {PHOTOGRAPHS.map(({ name, src }, at) => (
        <MemberCard
          key={src}
          name={name}
          age={24 + at * 4}
          place="Utrecht, 10–25 km"
          to={`#members/${name}`}
          photo={src}
          missing="No photo yet"
        />
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 12),
})

export const Profiles = meta.story({
  render: () => (
    <Grid>
      {PHOTOGRAPHS.map(({ name, src, shows }) => (
        <ProfileFrame
          key={src}
          picture={<Photo src={src} alt={shows} missing="No photo yet" />}
          head={
            <Heading level={2} size="l">
              {name}
            </Heading>
          }
        >
          {null}
        </ProfileFrame>
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 12),
})

const at = { text: '21:04', dateTime: '2026-11-21T21:04:00Z' }

export const Chats = meta.story({
  render: () => (
    <Stack gap="l">
      <Stack as="ul" gap="none" label="Chats">
        {PHOTOGRAPHS.map(({ name, src }) => (
          <li key={src}>
            <ConversationItem
              to={`#chats/${name}`}
              name={name}
              photo={src}
              last="The stall by the canal, around eleven?"
              time={at}
            />
          </li>
        ))}
      </Stack>
      {PHOTOGRAPHS.map(({ name, src, shows }) => (
        <MessageBubble
          key={src}
          from="them"
          author={name}
          time={at}
          picture={<Photo src={src} alt={shows} missing="No photo yet" rounded />}
        />
      ))}
    </Stack>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 24),
})

export const Leans = meta.story({
  render: () => (
    <Grid>
      {pairs.map(([left, right]) => (
        <Lean
          key={left.src}
          left={{ src: left.src, alt: left.shows }}
          right={{ src: right.src, alt: right.shows }}
        />
      ))}
    </Grid>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 12),
})

export const Avatars = meta.story({
  render: () => (
    <Inline gap="s">
      {PHOTOGRAPHS.flatMap(({ name, src }) =>
        (['m', 'xl'] as const).map((size) => (
          <Avatar key={`${name} ${size}`} name={name} src={src} size={size} alone />
        )),
      )}
    </Inline>
  ),
  play: ({ canvasElement }) => allLoad(canvasElement, 24),
})
