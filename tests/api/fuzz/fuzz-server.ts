import { Elysia } from 'elysia'
import { DESK_GUEST as DESK, seedDeskGuest } from '#adapters/demo/desk-guest.ts'
import { untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import type { Api } from '#api/app.ts'
import { docs } from '#api/docs/docs.ts'
import { compression } from '#api/http/compression.ts'
import { health } from '#api/server/health.ts'
import { storeRecoveryCodes } from '#core/desk/access/add-second-factor.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { listPictures, pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { reportMember } from '#core/safety/reports/report-member.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { caseReference } from '#core/shared/case-reference.ts'
import { SECOND } from '#core/shared/time.ts'
import { sampleChatPhoto, sampleMessage } from '#tests/contracts/sample.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { upload } from '#tests/core/fakes.ts'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { passwordOf } from '#tests/core/world.ts'
import { HTTP, openApi, uuid } from '../open-api.ts'
import { form } from '../photo-forms.ts'
import { BLOCK, CAMPAIGN, campaignFile, fillQueues } from './fill-queues.ts'
import type { Known } from './values.ts'

export const ANN = uuid(1)
export const BOB = uuid(2)
/** Banned. */
const CARL = uuid(3)
/** Deleted. */
const DAN = uuid(4)
const FRESH = uuid(0xf5)

const ORDER = uuid(11)
const PHOTO = uuid(31)
const DEBIT = uuid(13)
const REPORT = uuid(41)
/** A photo that Bob sent to Ann. */
const RECOVERY_CODE = 'AAAAA-AAAAA'
const SENT = uuid(33)
const FORM = {
  account_holder: 'Ann de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Oudegracht',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
}
const SIGNUP = {
  email: 'new@example.test',
  name: 'Nel',
  date_of_birth: '1990-02-03',
  country: 'NL',
  region: 'Utrecht',
  town: 'Utrecht',
}

const KLIK = { id: 'klik', domain: 'klik.example' }

/** A site with two publications and a draft. */
const seedSite = ({ commit, now }: Pick<ReturnType<typeof openApi>, 'commit' | 'now'>) =>
  commit(async ({ siteVersions, siteDrafts }) => {
    const row = {
      site: 'klik',
      place: 1,
      entry: KLIK,
      by: null,
      at: now(),
      restored: null,
      draft: null,
    }
    await siteVersions.add({ ...row, revision: 1 })
    await siteVersions.add({ ...row, revision: 2 })
    await siteDrafts.put({ site: 'klik', entry: KLIK, version: 1, base: 2, by: 'mia', at: now() })
  })

const composed = (api: Api) =>
  new Elysia()
    .use(compression(HTTP))
    .use(health(async () => ({ eventsWaitSince: null })))
    .use(docs())
    .use(api)

/** A composed server with data of every kind for Ann; `known` are ids that a request may use. */
export async function openFuzzServer() {
  const provider = directedProvider()
  const providers = (name: string) => (name === 'sandbox' ? provider : null)
  const site = openApi({ providers }, {}, {}, composed)
  for (const id of [ANN, BOB, CARL, DAN]) await site.member(id)
  await site.member(FRESH, { account: { status: 'not_confirmed', confirmedAt: null } })
  await banMember(site, { member: CARL, rule: 'money', facts: 'Asked for money.', report: null })
  await deleteAccount(site, { member: DAN, reason: null, site: 'vonk' })
  const ann = await site.signedIn(ANN)
  await site.commit(({ wallets }) => wallets.credit(ANN, 'granted', 500))
  const order = { id: ORDER, payment_id: uuid(12), bundle_id: 'eur-60', method: 'sdd' }
  await ann.post('/api/orders', order)
  await ann.post('/api/direct-debits', { ...FORM, id: DEBIT, order_id: ORDER })
  await ann.post('/api/photos', form(PHOTO, upload('a')))
  const opened = await ann.post('/api/conversations', { profile_id: BOB })
  const { id: conversation } = await opened.json()
  await ann.post(`/api/conversations/${conversation}/messages`, { id: uuid(32), text: 'Dag Bob' })
  const sent = { id: SENT, from: BOB, state: 'delivered', seq: 2 } as const
  const chatPhoto = sampleChatPhoto(conversation, BOB, sent)
  const brings = { text: '', photo: SENT, sentAt: site.now() }
  await site.commit(async ({ chatPhotos, messages }) => {
    await chatPhotos.add(chatPhoto)
    await messages.append(sampleMessage(conversation, BOB, brings))
  })
  const picture = await untouchedPictures.develop(upload('b'), 'ann')
  if (picture.ok) await site.photoFiles.keep(chatPhoto.key ?? '', picture.value.sizes)
  const report = await reportMember(site, {
    id: REPORT,
    reporter: ANN,
    reported: BOB,
    reason: 'asks-money',
    note: '',
    conversation,
    message: null,
    blocked: false,
  })
  if (!report.ok) throw new Error(report.error.code)
  const complaint = sampleComplaint()
  await seedSite(site)
  await seedDeskGuest(site)
  const { operator: mia } = await site.atDesk()
  await site.commit((stores) => storeRecoveryCodes(stores, site, mia, [RECOVERY_CODE]))
  await fillQueues(site)
  await site.commit(({ complaints }) => complaints.add(complaint))
  const invited = await addOperator(site, { email: 'bo@vonk.example', name: 'Bo' })
  const tokens = [
    await mailedLink(site, ANN, 'reset'),
    await mailedLink(site, ANN, 'unsubscribe'),
    await mailedLink(site, ANN, 'change-mail', 'moved@example.test'),
  ]
  const everywhere = {
    ...Object.fromEntries(Object.entries({ ...FORM, ...SIGNUP }).map(([k, v]) => [k, [v]])),
    email: [SIGNUP.email, `${ANN}@example.test`],
    profile_id: [BOB],
    order_id: [ORDER],
    conversation: [conversation],
    conversation_id: [conversation],
    to: [null],
    signup_message: [''],
    about: [''],
    details: [{}],
    interests: [[], ['art']],
    bundle_id: ['eur-25', 'usd-25'],
    method: ['ideal', 'sdd'],
    code: ['WELCOME25', 'NOPE'],
    otp: ['100001'],
    old: [passwordOf(ANN)],
    password: [passwordOf(ANN), 'a long and strange secret', 'another long secret'],
    text: ['Hallo!'],
    lat: [52.1],
    lon: [5.1],
    token: tokens,
    provider: ['sandbox'],
    sensitive_consent: [true],
    time_zone: ['Europe/Amsterdam'],
  }
  const ids: Readonly<Record<string, readonly string[]>> = {
    members: [ANN, BOB],
    likes: [BOB],
    blocks: [BOB],
    'match-finder': [BOB],
    'swipe-game': [BOB],
    photos: [PHOTO],
    conversations: [conversation],
    orders: [ORDER],
    'direct-debits': [DEBIT],
  }
  /** Values for the path of a request; an id in a path, unlike one in a body, exists. */
  // It lists what was there a moment ago.
  site.pass(SECOND)
  const waiting = (await listPictures(site, { most: 1 })).pictures.map(pictureName)
  const known = (path: string): Known => ({
    ...everywhere,
    ...(path.includes('{id}') && { id: ids[path.split('/')[2] ?? ''] ?? [] }),
    ...(path.startsWith('/api/desk/reports/') && { id: [REPORT] }),
    ...(path.startsWith('/api/desk/complaints/') && { id: [complaint.id] }),
    ...(path.startsWith('/api/desk/deliveries/') && { id: ['dead', 'all'] }),
    ...(path.startsWith('/api/desk/events/') && { id: ['audit:7', 'all'] }),
    ...(path.startsWith('/api/desk/operators/') && {
      id: [invited.ok ? invited.value.operator.id : ''],
    }),
    ...(path.startsWith('/api/desk/operators') && {
      roles: [[{ role: 'editor', site: null }]],
      name: ['Bo'],
    }),
    ...(path.startsWith('/api/desk/campaigns/') && { id: [CAMPAIGN.id] }),
    ...(path.startsWith('/api/desk/campaigns') && { file: [campaignFile(site.now())] }),
    ...(path.includes('{picture}') && { picture: waiting }),
    ...(path === '/api/desk/session' && { email: [DESK.email], password: [DESK.password] }),
    ...(path === '/api/desk/recovery-codes' && { code: [RECOVERY_CODE] }),
    ...(path === '/api/desk/invitation' && {
      token: [invited.ok ? invited.value.token : ''],
      password: ['a secret behind the desk'],
    }),
    ...(path.includes('/reports/') && { reference: [caseReference(site, 'report', REPORT)] }),
    ...(path.includes('/complaints/') && {
      reference: [caseReference(site, 'complaint', complaint.id)],
    }),
    ...(path.includes('{photo}') && { photo: [SENT] }),
    ...(path.startsWith('/api/desk/members/') && {
      ...{ id: [ANN], photo: [PHOTO], text: [ANN] },
      ...{ email: ['ann.new@example.test'], before: ['9'], after: [`2.${ANN}`] },
      ...{ from: ['2026-11-01T00:00:00.000Z'], address: ['example'] },
    }),
    ...(/^\/api\/desk\/members\/\{id\}\/(?:confirmation|address)$/.test(path) && { id: [FRESH] }),
    ...(/\/(?:books|actions)\//.test(path) && { month: ['2026-11'], site: ['vonk'] }),
    ...(path === '/api/desk/signup-blocks' && {
      ...{ id: [uuid(90)], kind: ['domain'], value: ['spam.test'], reason: ['Spam'], days: [7] },
    }),
    ...(path.startsWith('/api/desk/signup-blocks/') && { id: [BLOCK] }),
    ...(path.startsWith('/api/desk/sites') && {
      ...{
        id: [path.includes('{page}') ? 'vonk' : 'klik'],
        page: ['terms'],
        locale: ['nl'],
        revision: ['1', 1],
        last: [2],
      },
      ...{ text: ['# Eigen'], version: [path.includes('{page}') ? 0 : 1], base: [2] },
      ...{ entry: [KLIK], sites: [[{ id: 'vonk', domain: 'vonk.example' }, KLIK]] },
    }),
    ...(path.endsWith('/reactivation') && {
      email: [`${DAN}@example.test`],
      password: [passwordOf(DAN)],
    }),
    ...(path.includes('/banned/') && {
      email: [`${CARL}@example.test`],
      password: [passwordOf(CARL)],
    }),
  })
  return { ...site, known }
}
