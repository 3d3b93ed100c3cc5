import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useSignup } from '../../accounts/account/signup-context.ts'

/** End of the first page, which is all a visitor sees, with a link to sign up. */
export function VisitorsEnd() {
  const { t } = useTranslation(['members', 'common'])
  const signup = useSignup()
  return (
    <Surface as="section" tone="ember">
      <Stack gap="s" align="center">
        <Heading level={2} size="l" align="center">
          {t('visitor.title')}
        </Heading>
        <Text align="center">{t('visitor.text')}</Text>
        <Inline justify="center">
          <Button tone="ember" onClick={() => signup.open()}>
            {t('common:nav.sign-up')}
          </Button>
          <Button asChild>
            <Link to="/login">{t('common:nav.log-in')}</Link>
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
