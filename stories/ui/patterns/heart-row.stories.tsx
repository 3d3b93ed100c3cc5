import preview from '#stories/.storybook/preview.tsx'
import { HeartRow } from '#ui/patterns/heart-row/heart-row.tsx'

const meta = preview.meta({
  title: 'Kit/People/HeartRow',
  component: HeartRow,
  args: { full: 3, of: 4 },
})

export const SomeLeft = meta.story()
export const AllLeft = meta.story({ args: { full: 4 } })
export const NoneLeft = meta.story({ args: { full: 0 } })
