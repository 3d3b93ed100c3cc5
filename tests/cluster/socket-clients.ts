/**
 * A process that holds many open pages, which return by themselves as the app's do. Started by `sockets.ts`, which it
 * tells by messages what has happened.
 */
import { socketWith } from '../socket-with.ts'
import { parentPort } from './socket-protocol.ts'

const FIRST_WAIT = 1000
/** Handshakes under way at once: browsers do not come all in one moment. */
const AT_ONCE = 64

type Page = { readonly nth: number; readonly session: string; failures: number; server: number }

const { tell, onAsk } = parentPort()
let ports: readonly number[] = []
let isRoaming = false
let open = 0
let errors = 0
let under = 0
const waiting: Page[] = []

function next(): void {
  while (under < AT_ONCE) {
    const page = waiting.shift()
    if (!page) return
    under += 1
    connect(page)
  }
}

function connect(page: Page): void {
  // As a proxy does: each from an address of its own.
  const address = `10.${page.nth >> 16}.${(page.nth >> 8) & 255}.${page.nth & 255}`
  const headers = { cookie: `vonk_session=${page.session}`, 'x-forwarded-for': address }
  const socket = socketWith(`ws://127.0.0.1:${ports[page.server]}/api/events`, headers)
  let isOpen = false
  const settled = () => {
    under -= 1
    next()
  }
  socket.onopen = () => {
    isOpen = true
    open += 1
    page.failures = 0
    settled()
  }
  socket.onmessage = ({ data }) =>
    tell({ told: 'update', nth: page.nth, at: Date.now(), data: String(data) })
  socket.onclose = ({ code }) => {
    if (isOpen) open -= 1
    else settled()
    // Going away is no fault.
    if (isOpen && code !== 1001) errors += 1
    if (isRoaming) page.server = (page.server + 1) % ports.length
    const wait = Math.min(FIRST_WAIT * 2 ** page.failures, FIRST_WAIT * 60)
    page.failures += 1
    setTimeout(
      () => {
        waiting.push(page)
        next()
      },
      wait / 2 + (wait / 2) * Math.random(),
    )
  }
}

onAsk((asked) => {
  if (asked.ask === 'open') {
    ports = asked.ports
    isRoaming = asked.isRoaming
    const { first, sessions } = asked
    for (const [at, session] of sessions.entries())
      waiting.push({ nth: first + at, session, failures: 0, server: (first + at) % ports.length })
    next()
  } else tell({ told: 'state', open, errors })
})
