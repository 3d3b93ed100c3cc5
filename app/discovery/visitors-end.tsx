import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useSignup } from '../account/signup-door.ts'

/** The end of the first page, which is all a visitor sees, and the way to the rest. */
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
