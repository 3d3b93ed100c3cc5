import { expect, test } from 'bun:test'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { json, openApi, uuid } from '../open-api.ts'

const FORM = {
  id: uuid(13),
  order_id: uuid(11),
  account_holder: 'Ann de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Oudegracht',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
}

async function open() {
  const provider = directedProvider()
  const site = openApi({ providers: (name) => (name === 'sandbox' ? provider : null) })
  await site.member(uuid(1))
  const ann = await site.signedIn(uuid(1))
  const order = { id: FORM.order_id, payment_id: uuid(12), bundle_id: 'eur-60', method: 'sdd' }
  await ann.post('/api/orders', order)
  const ask = async (changes: object) =>
    json(await ann.post('/api/direct-debits', { ...FORM, ...changes }))
  return { ask }
}

test.each([
  [{ account_holder: '' }, 'account-holder.missing'],
  [{ iban: '' }, 'iban.missing'],
  [{ iban: 'NL91ABNA0417164301' }, 'iban.invalid'],
  [{ iban: 'TR330006100519786457841326' }, 'iban.not-sepa'],
  [{ street: '' }, 'street.missing'],
  [{ street: 'x'.repeat(71) }, 'bank-text.too-long'],
  [{ street: '<' }, 'bank-text.unwritable'],
  [{ house_number: '' }, 'house-number.missing'],
  [{ house_number: 'x' }, 'house-number.invalid'],
  [{ zip: '' }, 'zip.missing'],
  [{ zip: '?' }, 'zip.invalid'],
  [{ city: '' }, 'city.missing'],
  [{ phone: '' }, 'phone.missing'],
  [{ phone: '12' }, 'phone.invalid'],
  [{ phone: '0900 1234' }, 'phone.premium'],
  [{ phone: '+7 912 345 67 89' }, 'phone.abroad'],
])('the form with %j is refused as %s', async (changes, code) => {
  const { ask } = await open()
  expect(await ask(changes)).toMatchObject([422, { code }])
})
