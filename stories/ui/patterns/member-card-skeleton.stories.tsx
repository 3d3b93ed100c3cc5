import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { MemberCard, MemberCardSkeleton } from '#ui/patterns/member-card/member-card.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'

const meta = preview.meta({ title: 'Kit/People/MemberCardSkeleton', component: MemberCardSkeleton })

export const BesideACard = meta.story({
  render: () => (
    <Grid>
      <MemberCardSkeleton />
      <MemberCard
        name="Noor"
        age={34}
        place="Utrecht"
        to="#noor"
        photo={FACES.noor}
        missing="No photo yet"
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article')
    const skeleton = card.previousElementSibling
    await expect(skeleton?.clientWidth).toBe(card.clientWidth)
    await expect(skeleton?.firstElementChild?.clientHeight).toBe(
      card.firstElementChild?.clientHeight,
    )
  },
})

/** The first of a list, across two columns. */
export const Leading = meta.story({
  args: { lead: true },
  render: (args) => (
    <Grid lead>
      <MemberCardSkeleton {...args} />
      <MemberCardSkeleton />
    </Grid>
  ),
})

/** A card that says why it is shown, and ends with a button. */
export const WithNoteAndButton = meta.story({
  args: { noted: true, footed: true },
  render: (args) => (
    <Grid>
      <MemberCardSkeleton {...args} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const skeletons = canvasElement.querySelectorAll('[aria-hidden="true"]')
    await expect(skeletons).toHaveLength(6)
  },
})
