import { err, ok, type Result } from '../shared/result.ts'
import type { SignupBlockError } from './errors.ts'

type NetworkError = Extract<SignupBlockError, { code: 'block.invalid' | 'block.too-wide' }>

/** The bits of an IP address. */
type Address = { readonly bits: bigint; readonly size: 32 | 128 }

/** Networks that can be blocked: no wider, as everybody in it is kept out, and of IPv6 no narrower than one home has. */
const WIDTHS = { 32: { widest: 16, narrowest: 32 }, 128: { widest: 32, narrowest: 64 } } as const

/** Some proxies write the port, which differs for each connection: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** An IP address as it is written; `null` for what is none. IPv4 written as IPv6 is IPv4. */
function parseAddress(shown: string): Address | null {
  const address = withoutPort(shown.trim().toLowerCase())
  const plain = parseV4(address)
  if (plain !== null) return { bits: plain, size: 32 }
  const bits = address.includes(':') ? parseV6(address) : null
  if (bits === null) return null
  return bits >> 32n === 0xffffn ? { bits: bits & 0xffffffffn, size: 32 } : { bits, size: 128 }
}

function parseV4(text: string): bigint | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text)) return null
  const bytes = text.split('.').map(Number)
  return bytes.some((byte) => byte > 255)
    ? null
    : bytes.reduce((bits, byte) => (bits << 8n) | BigInt(byte), 0n)
}

function parseV6(text: string): bigint | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const tail = dotted ? parseV4(dotted[2] ?? '') : null
  if (dotted && tail === null) return null
  const whole = dotted
    ? `${dotted[1]}${((tail ?? 0n) >> 16n).toString(16)}:${((tail ?? 0n) & 0xffffn).toString(16)}`
    : text
  const halves = whole.split('::')
  if (halves.length > 2) return null
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const left = 8 - head.length - rest.length
  if (halves.length === 1 ? left !== 0 : left < 1) return null
  const groups = [...head, ...Array<string>(Math.max(0, left)).fill('0'), ...rest]
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n)
}

/** A network in its one form, such as `203.0.113.0/24` or `2001:db8:1::/48`: as few groups as its length needs. */
function networkName({ bits, size }: Address, length: number): string {
  const cut = (bits >> BigInt(size - length)) << BigInt(size - length)
  if (size === 32) {
    const bytes = [24n, 16n, 8n, 0n].map((shift) => (cut >> shift) & 255n)
    return `${bytes.join('.')}/${length}`
  }
  const groups = Array.from({ length: Math.ceil(length / 16) }, (_, at) =>
    ((cut >> BigInt(112 - 16 * at)) & 0xffffn).toString(16),
  )
  return `${groups.join(':')}::/${length}`
}

/** Every network that can be blocked and has this address in it; none for what is no address. */
export function networksOf(shown: string): readonly string[] {
  const address = parseAddress(shown)
  if (!address) return []
  const { widest, narrowest } = WIDTHS[address.size]
  return Array.from({ length: narrowest - widest + 1 }, (_, more) =>
    networkName(address, widest + more),
  )
}

/** A network as an operator types it, in its one form; an IP address is its smallest one. */
export function checkNetwork(typed: string): Result<string, NetworkError> {
  const [shown = '', length, ...more] = typed.trim().split('/')
  const address = parseAddress(shown)
  if (!address || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length)))
    return err({ code: 'block.invalid' })
  const { widest, narrowest } = WIDTHS[address.size]
  const wanted = length === undefined ? narrowest : Number(length)
  if (wanted > address.size) return err({ code: 'block.invalid' })
  if (wanted < widest) return err({ code: 'block.too-wide', widest })
  return ok(networkName(address, Math.min(wanted, narrowest)))
}

/** The network of an IP address (/24, or /48 of IPv6): one client often controls all of it. */
export function addressBlock(shown: string): string {
  const address = parseAddress(shown)
  return address ? networkName(address, address.size === 32 ? 24 : 48) : withoutPort(shown)
}
