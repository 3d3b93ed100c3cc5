import { useTranslation } from 'react-i18next'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { setUnveiled, useUnveiled } from './unveiled.ts'

/** Whether pictures are shown unblurred, for as long as the tab is open. */
export function UnveilSwitch() {
  const { t } = useTranslation('desk')
  const unveiled = useUnveiled()
  return <Switch label={t('photo.unveil')} checked={unveiled} onCheckedChange={setUnveiled} />
}
