import { createFileRoute } from '@tanstack/react-router'
import { NoChatChosen } from '../../chats/no-chat-chosen.tsx'
import { LazyFittingPeople } from '../../discovery/finder/lazy-fitting-people.ts'

export const Route = createFileRoute('/_site/chats/')({
  component: () => <NoChatChosen people={<LazyFittingPeople />} />,
})
