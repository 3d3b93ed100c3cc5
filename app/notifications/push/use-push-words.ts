import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'
import { useExplain } from '../../site/use-explain.ts'
import type { pushMachine } from './push.machine.ts'

type Trouble = { readonly text: string; readonly action: string }

/** Why pushes are not possible, and what to do; `null` if they are. */
export function usePushWords(site: string): {
  readonly trouble: (state: SnapshotFrom<typeof pushMachine>) => Trouble | null
} {
  const { t } = useTranslation(['notices', 'common'])
  const explain = useExplain()
  return {
    trouble: (state) => {
      const { error } = state.context
      const isUnnamed = error?.code === 'network' || error?.code === 'internal'
      switch (state.value) {
        case 'denied':
          return { text: t('push.denied', { site }), action: t('push.look-again') }
        case 'failed':
          // Errors by the browser itself have no text of ours.
          return {
            text: error && !isUnnamed ? explain(error) : t('push.failed'),
            action: t('common:error.again'),
          }
        case 'stuck':
          return { text: t('push.stuck'), action: t('common:error.again') }
        default:
          return null
      }
    },
  }
}
