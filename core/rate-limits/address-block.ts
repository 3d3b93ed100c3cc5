/** The network block of an IP address (/24, or /48 of IPv6): one client often controls all of it. */
export function addressBlock(shown: string): string {
  const address = withoutPort(shown)
  const mapped = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (mapped) return `${mapped[1]}.0/24`
  const hex = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address)
  if (hex) return addressBlock(`${bytesOf(hex[1])}.${bytesOf(hex[2])}`)
  return address.includes(':') ? `${firstGroups(address, 3)}::/48` : address
}

/** Some proxies write the port, which differs for each connection: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

/** The two bytes of a group, in decimals. */
function bytesOf(group = ''): string {
  const value = Number.parseInt(group, 16)
  return `${value >> 8}.${value & 255}`
}

/** The first groups of an IPv6 address, with `::` expanded. */
function firstGroups(address: string, count: number): string {
  const [before = '', after] = address.toLowerCase().split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const left = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length)
  return [...head, ...Array<string>(left).fill('0'), ...tail]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
