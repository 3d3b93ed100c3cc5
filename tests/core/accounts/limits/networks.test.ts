import { describe, expect, test } from 'bun:test'
import { checkNetwork, networksOf } from '#core/accounts/network.ts'
import { err, ok } from '#core/shared/result.ts'

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.7/24 ', '203.0.113.0/24'],
    ['203.0.113.255/25', '203.0.113.128/25'],
    ['10.20.30.40/16', '10.20.0.0/16'],
    ['::ffff:203.0.113.7/24', '203.0.113.0/24'],
    ['2001:DB8:1:2:3::4', '2001:db8:1:2::/64'],
    ['2001:db8:1::/48', '2001:db8:1::/48'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['2001:db8:1:ff00::/56', '2001:db8:1:ff00::/56'],
    ['2001:db8::1.2.3.4/96', '2001:db8:0:0::/64'],
    ['1:2:3:4:5:6:7:8/64', '1:2:3:4::/64'],
  ])('typed as %s is %s', (typed, network) => {
    expect(checkNetwork(typed)).toEqual(ok(network))
  })

  test.each([
    '',
    'example.test',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/33',
    '203.0.113.7/24/1',
    '203.0.113.7/x',
    '2001:db8:::1',
    '2001::db8::1',
    '2001:db8:1',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '2001:db8::1.2.3.456',
    '2001:db8::g',
  ])('cannot be typed as %s', (typed) => {
    expect(checkNetwork(typed)).toEqual(err({ code: 'block.invalid' }))
  })

  test('that would keep too many out is refused', () => {
    expect(checkNetwork('10.0.0.0/15')).toEqual(err({ code: 'block.too-wide', widest: 16 }))
    expect(checkNetwork('0.0.0.0/0')).toEqual(err({ code: 'block.too-wide', widest: 16 }))
    expect(checkNetwork('2001:db8::/31')).toEqual(err({ code: 'block.too-wide', widest: 32 }))
  })

  test('has every address in it, and no other', () => {
    expect(networksOf('203.0.113.7')).toHaveLength(17)
    for (const network of ['203.0.113.7/32', '203.0.113.0/24', '203.0.0.0/16'])
      expect(networksOf('203.0.113.7:50123')).toContain(network)
    expect(networksOf('203.0.114.7')).not.toContain('203.0.113.0/24')
    expect(networksOf('[2001:db8:1:2::7]:443')).toContain('2001:db8:1::/48')
    expect(networksOf('2001:db8:1:2::7')).toHaveLength(33)
    expect(networksOf('unknown')).toEqual([])
  })
})
