import type { DomainEvent } from '#core/events.ts'
import type { Ports } from '#core/ports.ts'
import type { Result } from '#core/shared/result.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import { seedDeskCases } from './desk-cases.ts'
import { seedDeskGuest } from './desk-guest.ts'
import { deskPictures, seedDeskPictures } from './desk-pictures.ts'
import { GUEST, seedGuest } from './guest.ts'
import { seedGuestWorld } from './guest-world.ts'
import {
  type EnteredGuest,
  enterAsGuest,
  eraseGuests,
  type GuestRefusal,
  type GuestVisit,
} from './guests.ts'
import type { WorldSize } from './people.ts'
import { type Develop, prerenderPortraits, withPortraits } from './portraits.ts'
import { demoReactions } from './reactions.ts'
import { demoReviewer } from './reviewer.ts'
import { timers } from './timers.ts'
import { seedDemo } from './world.ts'

type Options = {
  readonly world: WorldSize
  /** Turns a portrait into a photo's sizes, the smallest around the face. */
  readonly develop: Develop
  /** How long a demo member takes before it does anything. */
  readonly pause: () => Millis
  /** How often a portrait is drawn before somebody asks for it; `null` where drawing one takes no time. */
  readonly ahead: Millis | null
  /** Whether photos are approved by themselves now; always, unless somebody wants to look at them. */
  readonly approves?: () => boolean
  /** How long a photo waits before it is approved, also while an operator is at work; a moment by default. */
  readonly reviewDelay?: Millis
  /** Whether reports and complaints wait for the desk; none unless somebody is to try it. */
  readonly deskCases?: boolean
  /** Hears what goes wrong in the demo's own doings. */
  readonly report: (thrown: unknown) => void
}

/** A demo over any ports. */
export type Demo = {
  /** The same ports, with the demo's people in their photos and behind their answers. */
  readonly ports: Ports
  /** The shared guest's login, and who lets a browser in as a guest of its own. */
  readonly guest: typeof GUEST & {
    enter(visit: GuestVisit): Promise<Result<EnteredGuest, GuestRefusal>>
  }
  /** Lets the demo's people do something about what happened to them. */
  react(event: DomainEvent): void
  /** Peoples the site, once, and sets the reviewer to work. */
  start(): Promise<void>
  stop(): void
}

/** How often guests are looked for whose day is over. */
const GUESTS_EVERY = 10 * MINUTE

const REVIEW = { delay: 3 * SECOND, every: SECOND } as const

/** Makes a demo of a site: people who openly do not exist, who answer by script, and a reviewer who approves. */
export function demoOf(
  plain: Ports,
  { world, develop, pause, ahead, approves = () => true, reviewDelay, deskCases, report }: Options,
): Demo {
  const { schedule, stop } = timers(report)
  const ports: Ports = {
    ...plain,
    photoFiles: withPortraits(plain.photoFiles, world, develop),
  }
  const seeGuestsOut = async () => {
    await eraseGuests(ports, report)
    schedule(GUESTS_EVERY, seeGuestsOut)
  }
  return {
    ports,
    guest: { ...GUEST, enter: (visit) => enterAsGuest(ports, world, visit) },
    react: demoReactions(ports, { schedule, pause }),
    stop,
    start: async () => {
      await seedDemo(ports, world)
      await seedGuest(ports)
      await seedGuestWorld(ports, world)
      await seedDeskGuest(ports)
      await seedDeskPictures(ports, world)
      if (deskCases) await seedDeskCases(ports, world)
      demoReviewer(ports, {
        schedule,
        approves,
        every: REVIEW.every,
        delay: reviewDelay ?? REVIEW.delay,
        forDesk: new Set(deskPictures(world).map(({ id }) => id)),
        yields: reviewDelay === undefined,
      })
      // Not before the site is open: it asks for each of their addresses.
      schedule(0, seeGuestsOut)
      if (ahead !== null) prerenderPortraits(ports.photoFiles, world, { schedule, every: ahead })
    },
  }
}
