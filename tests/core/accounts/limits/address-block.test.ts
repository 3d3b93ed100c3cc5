import { expect, test } from 'bun:test'
import { addressBlock } from '#core/accounts/network.ts'

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['::ffff:c000:0207', '192.0.2.0/24'],
  // Some proxies write the port, which differs for each connection.
  ['192.0.2.7:50123', '192.0.2.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['[2001:db8:1:2::7]:50123', '2001:db8:1::/48'],
  ['[2001:db8:1:2::7]', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is of the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block)
})
