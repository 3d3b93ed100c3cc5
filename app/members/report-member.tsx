import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { LazyReport } from './lazy-report.tsx'

export type ReportMemberProps = { readonly id: string; readonly name: string }

/** The way to tell the site that something is wrong with somebody. */
export function ReportMember({ id, name }: ReportMemberProps) {
  const { t } = useTranslation('members')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="s" icon="report" onClick={() => setOpen(true)}>
        {t('report.action', { name })}
      </Button>
      {open && <LazyReport about={{ id, name }} onward="/members" onClose={() => setOpen(false)} />}
    </>
  )
}
