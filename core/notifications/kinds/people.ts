import type { MemberId } from '../../accounts/account.ts'
import type { ConversationId } from '../../chats/chat.ts'
import type { PictureFile } from '../../profiles/photo.ts'
import type { KindLabel, Line } from '../../profiles/profile.ts'
import { CAMPAIGN_PREFERENCE, type CampaignId, type CampaignText } from '../campaign.ts'
import { type Concerning, type KindsOf, type Named, siteOf, type ToMember } from './kind.ts'

/** Another member's action: a mail, and a push to each browser. */
type OfMember = ToMember & Concerning & { readonly from: MemberId }
type OfMessage = OfMember & {
  readonly conversation: ConversationId
  /** Present if the message carries a gift. */
  readonly gift?: true
  /** Present if it is a photo. */
  readonly photo?: true
}
/** At most one of each kind is pending per member. */
type Reminder = ToMember & Concerning
/** To a member who opted in. */
type OfCampaign = ToMember & Concerning & { readonly campaign: CampaignId }

/** What is queued about other members. */
export type SocialNotifications = {
  readonly 'new-message': OfMessage
  readonly 'new-like': OfMember
  readonly 'new-match': OfMember
}

/** What is queued of reminders, which are repeated for as long as they apply. */
export type ReminderNotifications = {
  readonly 'unread-reminder': Reminder
  readonly 'activation-reminder': Reminder
  readonly 'photo-reminder': Reminder
  readonly 'weekly-update': Reminder
}

/** What is queued of marketing mails. */
export type CampaignNotifications = { readonly promotion: OfCampaign; readonly news: OfCampaign }

/** Another member as a mail shows them: their name, with the label of their profile's kind, and their face. */
type OtherMember = {
  readonly from: string
  readonly labels: readonly KindLabel[]
  /** `null` without one, and of whom no picture may leave the site. In a match it shows both. */
  readonly picture: PictureFile | null
}

type AboutProfile = Named & OtherMember
/** With their line, where the recipient allows it. */
type AboutLine = AboutProfile & { readonly line: Line | null }

/** Number of unread messages from one member. */
export type Unread = OtherMember & { readonly unread: number }

/** What mails about another member's action are written with. A gift and a photo have texts of their own. */
export type SocialLetters = {
  readonly 'new-message': AboutProfile
  readonly 'new-gift': AboutProfile
  readonly 'new-photo': AboutProfile
  readonly 'new-like': AboutLine
  readonly 'new-match': AboutLine
}

/** What these mails are written with. */
export type PeopleLetters = SocialLetters & {
  readonly 'unread-reminder': Named & { readonly people: readonly Unread[] }
  readonly 'activation-reminder': Named
  readonly 'photo-reminder': Named
  /** Number of unread messages and unseen likes. */
  readonly 'weekly-update': Named & { readonly messages: number; readonly likes: number }
  /** The operator's text, unchanged. */
  readonly promotion: Named & { readonly words: CampaignText }
  readonly news: Named & { readonly words: CampaignText }
}

const given = ({ from, to, ...event }: { from: MemberId; to: MemberId } & Concerning) => ({
  member: to,
  from,
  ...siteOf(event),
})
const toProfile = ({ from }: OfMember) => `/likes/m/${from}`

export const SOCIAL_KINDS = {
  'new-message': {
    priority: 'social',
    preference: 'new_messages',
    from: {
      'message.sent': ({ to, from, conversation, gift, photo, ...event }) => ({
        member: to,
        from,
        conversation,
        ...(gift && { gift: true }),
        ...(photo && { photo: true }),
        ...siteOf(event),
      }),
    },
    path: ({ conversation }) => `/chats/${conversation}`,
  },
  'new-like': {
    priority: 'social',
    preference: 'like',
    from: { 'member.liked': given },
    path: toProfile,
  },
  'new-match': {
    priority: 'social',
    preference: 'like',
    from: { 'match.made': given },
    path: toProfile,
  },
} satisfies KindsOf<SocialNotifications>

/** Their rounds, and which events start and end them: `deciding/reminders.ts`. */
export const REMINDER_KINDS = {
  'unread-reminder': { priority: 'social', preference: 'unread_message_reminders', from: {} },
  'activation-reminder': { priority: 'social', preference: 'reminders', from: {} },
  'photo-reminder': { priority: 'social', preference: 'reminders', from: {} },
  'weekly-update': { priority: 'social', preference: 'weekly_updates', from: {} },
} satisfies KindsOf<ReminderNotifications>

/** Queued by `sendCampaign`. */
export const MARKETING_KINDS = {
  promotion: { priority: 'bulk', preference: CAMPAIGN_PREFERENCE.promotion, from: {} },
  news: { priority: 'bulk', preference: CAMPAIGN_PREFERENCE.news, from: {} },
} satisfies KindsOf<CampaignNotifications>
