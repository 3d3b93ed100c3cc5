import { demoSites } from '#adapters/sites/demo-sites.ts'
import { openConversation } from '#core/chats/conversations/open-conversation.ts'
import { sendMessage } from '#core/chats/messages/send-message.ts'
import { likeProfile } from '#core/discovery/liking/give-like.ts'
import { chooseSite } from '#core/profiles/editing/change-settings.ts'
import { viewProfile } from '#core/profiles/viewing/view-profile.ts'
import type { SiteId } from '#core/site/settings.ts'
import { openWorld } from '#tests/core/world.ts'

const others = demoSites('sandbox').filter(({ settings }) => settings.id === 'bdsm')

/** Ann joined Vonk, Bob joined its BDSM site, in one install. */
export async function annAndBob() {
  const world = openWorld({ others, settings: { messageCredits: 0 } })
  const ann = await world.member('ann')
  const bob = await world.member('bob', {
    account: { site: 'bdsm' },
    profile: { gender: 'male', listedOn: ['bdsm'] },
  })
  const settings = (site: SiteId) => world.sites.byId(site).settings
  const choose = (member: string, site: SiteId, shown = true) =>
    chooseSite(world, { member, site, shown })
  const like = (from: string, to: string, site: SiteId) => likeProfile(world, { from, to, site })
  const open = (member: string, other: string, site: SiteId) =>
    openConversation(world, { member, with: other, site })
  const seen = async (viewer: typeof ann, id: string, site: SiteId) =>
    (await viewProfile(world, { viewer, id, site: settings(site) })).ok
  const found = async (site: SiteId) => {
    const { items } = await world.reads.search.page({ site, viewer: null }, null, 9)
    return items.map(({ id }) => id)
  }
  const say = async (from: string, conversation: string, site: SiteId) =>
    sendMessage(world, {
      id: world.newId(),
      from,
      conversation,
      text: 'Hoi!',
      acknowledged: true,
      site: { ...settings(site), messageCredits: 0 },
    })
  return { ...world, ann, bob, settings, choose, like, open, seen, found, say }
}
