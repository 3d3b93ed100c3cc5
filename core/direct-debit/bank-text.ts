import { cleanPasted } from '../shared/pasted.ts'
import { err, ok, type Result } from '../shared/result.ts'

/** `field` says which of the form's. */
export type BankTextError<Field extends string> =
  | { readonly code: 'bank-text.too-long'; readonly field: Field; readonly maximum: number }
  | { readonly code: 'bank-text.unwritable'; readonly field: Field }

/**
 * What banks can turn into SEPA's character set (EPC217-08): letters of the Latin, Greek and Cyrillic scripts, and the
 * signs of names and addresses.
 */
const WRITABLE =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d !"#$%&'()*+,./:;=?@_ºª°№´`’‘‚“”„«»‹›–—·…ʼ-]*$/u

/** A text for the bank. `missing` is its error when nothing, or nothing of its kind, was typed. */
export const bankText =
  <const Field extends string, const Code extends string>(
    field: Field,
    missing: { readonly code: Code },
    { fits, maximum }: { readonly fits: RegExp; readonly maximum: number },
  ) =>
  (typed: string): Result<string, { readonly code: Code } | BankTextError<Field>> => {
    const text = cleanPasted(typed).normalize('NFC')
    if (text === '') return err(missing)
    if (!WRITABLE.test(text)) return err({ code: 'bank-text.unwritable', field })
    if (!fits.test(text)) return err(missing)
    return [...text].length > maximum
      ? err({ code: 'bank-text.too-long', field, maximum })
      : ok(text)
  }
