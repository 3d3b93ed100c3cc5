import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { FaceCard } from '#ui/patterns/face-card/face-card.tsx'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'

const meta = preview.meta({
  title: 'Kit/People/FaceCard',
  component: FaceCard,
  args: {
    name: 'Noor',
    age: 34,
    place: 'Utrecht, 10–25 km',
    to: '#noor',
    photo: FACES.noor,
    missing: 'No photo yet',
  },
})

export const AFace = meta.story({
  args: {
    online: 'Online',
    reasons: {
      label: 'Why you match',
      list: [{ icon: 'place', text: 'You live near each other' }],
    },
  },
})
export const NotAPerson = meta.story({
  args: { kind: <KindLabel icon="fictional" label="Fictional profile" /> },
})
export const Locked = meta.story({
  args: { photo: null, blur: FACES.noorSmall, lock: 'Shows after you write' },
})
export const NoPhoto = meta.story({ args: { photo: null } })
export const ALongName = meta.story({ args: { name: 'Wilhelmina-Antoinetta'.repeat(3) } })
