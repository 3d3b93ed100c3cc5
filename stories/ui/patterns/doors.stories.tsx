import preview from '#stories/.storybook/preview.tsx'
import { Door, DoorHead, Doors } from '#ui/patterns/doors/doors.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const DOORS = (
  <>
    <Door
      to={<a href="#letters" aria-current="page" />}
      icon="mail"
      title="Letters"
      value="Once a week"
    />
    <Door
      to="#doors"
      icon="lock"
      title="Keys"
      value="a.very.long.address.that.has.to.break@somewhere.example · 2 devices"
    />
    <Door to="#unknown" icon="block" title="Not known yet" value="" />
  </>
)

const meta = preview.meta({
  title: 'Kit/Navigation/Doors',
  component: Doors,
  subcomponents: { Door, DoorHead },
  args: {
    label: 'Settings',
    open: true,
    head: (
      <Heading level={2} size="xl">
        Settings
      </Heading>
    ),
    doors: DOORS,
    children: (
      <>
        <DoorHead back={<IconButton icon="back" label="Settings" />}>
          <Heading level={1}>Letters</Heading>
        </DoorHead>
        <Surface>
          <Text>Behind the door.</Text>
        </Surface>
      </>
    ),
  },
})

export const OneOpen = meta.story({})

export const OneOpenOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const NoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { open: false, head: <Heading level={1}>Settings</Heading> },
})
