import type { Ports, Stores } from '#core/ports.ts'
import type { Complaint } from '#core/safety/complaint.ts'
import type { ReportReason } from '#core/safety/report.ts'
import { gatherEvidence } from '#core/safety/reports/gather-evidence.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR, type Instant, MINUTE, type Millis } from '#core/shared/time.ts'
import { demoId } from './chance.ts'
import type { DemoPerson } from './demo-person.ts'
import { deskPictures } from './desk-pictures.ts'
import { knownPeople, type WorldSize } from './people.ts'

type Told = {
  readonly reason: ReportReason
  readonly note: string
  readonly ago: Millis
  /** In turns; the reported member begins. The last of theirs is the message that is reported. */
  readonly said: readonly string[]
}

/** Each says that it is made up, as everything of the demo does. */
const REPORTS: readonly Told[] = [
  {
    reason: 'asks-money',
    note: 'Demomelding: na een paar berichten ging het over geld.',
    ago: 5 * HOUR,
    said: [
      'Dit gesprek is verzonnen voor de demo. Hoi, fijn dat we elkaar hier treffen!',
      'Hoi! Hoe is je week?',
      'Eerlijk gezegd zwaar. Mijn auto is stuk en ik kan de garage niet betalen.',
      'Wat vervelend voor je.',
      'Kun je me 300 euro lenen? Ik betaal het volgende week terug, echt waar.',
    ],
  },
  {
    reason: 'insulting',
    note: 'Demomelding: ik wilde niet afspreken, en toen werd het onaardig.',
    ago: 2 * HOUR,
    said: [
      'Dit gesprek is verzonnen voor de demo. Zullen we morgen afspreken?',
      'Liever nog niet, ik ken je net een dag.',
      'Wat een onzin. Je bent gewoon een aansteller en niemand zit op je te wachten.',
    ],
  },
]

type Sent = Pick<Complaint, 'kind' | 'words' | 'name' | 'email' | 'language'> & {
  readonly ago: Millis
}

const COMPLAINTS: readonly Sent[] = [
  {
    kind: 'content',
    words:
      'Demoklacht: op dit profiel staat een foto van mij. Ik heb daar geen toestemming voor gegeven. Haal hem alsjeblieft weg.',
    name: 'Demo-afzender',
    email: 'afzender@demo.example',
    language: 'nl',
    ago: 3 * HOUR,
  },
  {
    kind: 'payment',
    words:
      'Demo-Beschwerde: Ich habe einmal Credits gekauft, auf meinem Kontoauszug steht der Betrag aber zweimal. Könnt ihr das bitte prüfen?',
    name: 'Demo-Absender',
    email: 'absender@demo.example',
    language: 'de',
    ago: DAY + 4 * HOUR,
  },
]

/** So long ago somebody must have joined to be in a case. */
const JOINED = 2 * DAY
const caseId = (what: string) => demoId(`desk-case/${what}`, 400)

/**
 * Gives the demo's desk two reports between demo people, with their messages as evidence, and two complaints; once:
 * what was decided stays so. No event tells of them, so nobody is mailed and no demo member answers.
 */
export async function seedDeskCases(
  { atomically, sites, now }: Pick<Ports, 'atomically' | 'sites' | 'now'>,
  world: WorldSize,
): Promise<void> {
  const [site] = sites.all()
  const pairs = pairsOf(world)
  const [first] = pairs
  if (!site || !first || pairs.length < REPORTS.length) return
  await atomically(async (stores) => {
    // Locked: another server may start at this moment.
    await stores.accounts.lockBoth(first.reporter.id, first.reported.id)
    if (await stores.reports.byId(caseId('report/0'))) return ok(null)
    if (!(await areThere(stores, pairs))) return ok(null)
    for (const [nth, told] of REPORTS.entries()) {
      const pair = pairs[nth]
      if (pair) await addReport(stores, { nth, told, ...pair, at: now() - told.ago })
    }
    for (const [nth, { ago, ...sent }] of COMPLAINTS.entries()) {
      await stores.complaints.add({
        ...sent,
        id: caseId(`complaint/${nth}`),
        site: site.settings.id,
        about: sent.kind === 'content' ? `/members/${first.reporter.id}` : '',
        filedAt: now() - ago,
        takenAt: null,
        answeredAt: null,
        answer: null,
      })
    }
    return ok(null)
  })
}

type Pair = { readonly reporter: DemoPerson; readonly reported: DemoPerson }

/** Who write Dutch, as their messages do, and have no picture that waits. */
function pairsOf(world: WorldSize): readonly Pair[] {
  const busy = new Set(deskPictures(world).map(({ person }) => person.id))
  const free = knownPeople(world).filter(
    ({ id, kind, brand, language, joinedAgo }) =>
      kind === 'person' &&
      brand === 'default' &&
      language === 'nl' &&
      joinedAgo > JOINED &&
      !busy.has(id),
  )
  return REPORTS.flatMap((_, nth) => {
    const [reporter, reported] = free.slice(2 * nth)
    return reporter && reported ? [{ reporter, reported }] : []
  })
}

async function areThere({ profiles }: Stores, pairs: readonly Pair[]): Promise<boolean> {
  for (const { id } of pairs.flatMap(({ reporter, reported }) => [reporter, reported])) {
    if (!(await profiles.byId(id))) return false
  }
  return true
}

type Reported = Pair & { readonly nth: number; readonly told: Told; readonly at: Instant }

async function addReport(
  stores: Stores,
  { nth, told, reporter, reported, at }: Reported,
): Promise<void> {
  const between = { reporter: reporter.id, reported: reported.id }
  const conversation = await talk(stores, { nth, told, ...between, at })
  const about = { ...between, conversation, message: messageId(nth, told.said.length - 1) }
  const evidence = await gatherEvidence(stores, about)
  if (!evidence.ok) return
  await stores.reports.add({
    ...about,
    id: caseId(`report/${nth}`),
    reason: told.reason,
    note: told.note,
    blocked: false,
    evidence: evidence.value,
    at,
    takenAt: null,
    decision: null,
  })
}

const messageId = (nth: number, turn: number) => caseId(`report/${nth}/message/${turn}`)

/** What the two said before it was reported; both have read it. */
async function talk(
  { conversations, messages }: Pick<Stores, 'conversations' | 'messages'>,
  { nth, told: { said }, reporter, reported, at }: Talk,
): Promise<string> {
  const timeOf = (turn: number) => at - (said.length - turn) * 7 * MINUTE
  const opened = await conversations.open({
    id: caseId(`report/${nth}/conversation`),
    startedBy: reported,
    other: reporter,
    startedAt: timeOf(0),
    lastSeq: 0,
  })
  for (const [turn, text] of said.entries()) {
    const from = turn % 2 === 0 ? reported : reporter
    await messages.append({
      id: messageId(nth, turn),
      conversation: opened.id,
      from,
      text,
      sentAt: timeOf(turn),
      cost: 0,
    })
  }
  for (const reader of [reporter, reported])
    await conversations.read(opened.id, reader, said.length, true)
  return opened.id
}

type Talk = Pick<Reported, 'nth' | 'told' | 'at'> & {
  readonly reporter: string
  readonly reported: string
}
