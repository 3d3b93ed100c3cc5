import { createFileRoute } from '@tanstack/react-router'
import { NoChatChosen } from '../../chats/no-chat-chosen.tsx'

export const Route = createFileRoute('/_site/chats/')({ component: NoChatChosen })
