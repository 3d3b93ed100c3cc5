import { createFileRoute } from '@tanstack/react-router'
import { LanguageScreen } from '../../accounts/account/language-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/lang-config')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['pages']),
  head: titled((texts) => texts.t('footer.language')),
  component: LanguageScreen,
})
