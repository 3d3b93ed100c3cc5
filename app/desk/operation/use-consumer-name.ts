import { useTranslation } from 'react-i18next'

const CONSUMERS = ['released-photos', 'notifications', 'audit', 'security-log'] as const

/** What a consumer of events does, in words; one that was removed keeps its own name. */
export function useConsumerName(): (name: string) => string {
  const { t } = useTranslation('desk-operation')
  return (name) => {
    const known = CONSUMERS.find((one) => one === name)
    return known ? t(`consumer.${known}` as const) : name
  }
}
