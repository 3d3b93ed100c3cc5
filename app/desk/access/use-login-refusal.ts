import { useTranslation } from 'react-i18next'
import { errorOf } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'

/** Why a login at the desk was refused. */
export function useLoginRefusal(): (thrown: unknown) => string {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const explain = useExplain()
  return (thrown) => {
    const refused = errorOf(thrown)
    // The site's own text speaks of a mail that members get.
    return refused.code === 'login.locked'
      ? t('login.locked', { when: format.inTime(refused.minutes * 60) })
      : explain(thrown)
  }
}
