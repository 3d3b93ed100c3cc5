import { describe, expect, test } from 'bun:test'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { sitesOf } from '#adapters/sites/sites-of.ts'
import { viewDeskComplaint } from '#core/desk/cases/list-complaints.ts'
import { memberInAbout } from '#core/safety/answer-complaint.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { openDesk } from '../../desk/access/open-desk.ts'

const ID = '01a21f4c-5c5f-743b-9c3e-0123456789ab'

describe('whose profile a complaint is about', () => {
  const sites = sitesOf(demoSites('sandbox'))
  const domain = sites.all()[0]?.settings.domain ?? ''

  test.each([
    `/members/${ID}`,
    `/likes/m/${ID.toUpperCase()}`,
    `http://${domain}:3000/members/${ID}/chat?from=x`,
    `Kijk op https://www.${domain.toUpperCase()}/members/${ID}, daar staat het`,
    `${domain}/members/${ID}`,
  ])('is found in %s', (about) => {
    expect(memberInAbout(sites, about)).toBe(ID)
  })

  test.each([
    '',
    'Joost',
    ID,
    `/members/${ID}0`,
    `https://vonk.invalid/members/${ID}`,
    `https://${domain}@vonk.invalid/members/${ID}`,
    `https://vonk.invalid/x/members/${ID}`,
    `/complaints/${ID}`,
  ])('is not found in %p', (about) => {
    expect(memberInAbout(sites, about)).toBeNull()
  })

  test('is named if there is such a member', async () => {
    const desk = openDesk()
    await desk.member(ID, { profile: { name: 'Anna' } })
    const about = async (text: string) => {
      const complaint = sampleComplaint({ id: crypto.randomUUID(), about: text })
      await desk.commit(({ complaints }) => complaints.add(complaint))
      const seen = await viewDeskComplaint(desk, { id: complaint.id, sites: 'all' })
      return seen.ok && seen.value.member
    }
    expect(await about(`/members/${ID}`)).toEqual({ id: ID, name: 'Anna' })
    expect(await about(`/members/${ID.replace('0', '1')}`)).toBeNull()
    expect(await about('Anna')).toBeNull()
  })
})
