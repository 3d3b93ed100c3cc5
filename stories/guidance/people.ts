import type { Guided } from './guided.ts'

/** People, their words, and what writing to them costs. */
export const PEOPLE: Guided = {
  'Kit/People/MemberCard': {
    for: 'Somebody among others: face, line, who they are and what their profile is, all of it one link.',
    notFor: 'A row of a list of talks; somebody in full.',
    instead: ['Kit/Chat/ConversationItem', 'Kit/People/ProfileFrame'],
    words: 'Their own line as they wrote it, or none: never one that we made.',
    aliases: ['card', 'profile card', 'result', 'tile'],
  },
  'Kit/People/Line': {
    for: 'A sentence of a member’s own, which can be answered.',
    notFor: 'Our words: these are never set as a quotation.',
    instead: ['Kit/Text/Text'],
    words: 'Unchanged; cut at a word where there is no room, whole in its accessible name.',
    aliases: ['quote', 'bio', 'headline'],
  },
  'Kit/People/Photo': {
    for: 'A picture of somebody, placed by its owner’s focus, with its place held until it is there.',
    notFor: 'A small round face; drawings.',
    instead: ['Kit/People/Avatar'],
    words: 'Its text says who it is and what one would see, in words of the app.',
    aliases: ['image', 'img'],
  },
  'Kit/People/Avatar': {
    for: 'Somebody beside their words, small and round; their initial where there is no picture.',
    notFor: 'The only picture of a person on a page.',
    instead: ['Kit/People/Photo'],
    aliases: ['user', 'initials'],
  },
  'Kit/People/Veil': {
    for: 'A picture that nobody must see unasked: photos in a chat, at the desk.',
    notFor: 'Making somebody pay to see more.',
    keys: 'Enter and Space show and cover it.',
    aliases: ['blur', 'nsfw', 'spoiler'],
  },
  'Kit/People/KindLabel': {
    for: 'What a profile is (fictional, cam), in words, wherever its photo is.',
    notFor: 'Being new, being online: these are marks.',
    instead: ['Kit/Data/Tag', 'Kit/People/OnlineDot'],
    aliases: ['fictional', 'disclosure label'],
  },
  'Kit/Data/Badge': {
    for: 'How much of something is unread or waits.',
    notFor: 'Drawing attention to something that is not waiting; a fact or a kind in words.',
    instead: ['Kit/Data/Tag', 'Kit/People/OnlineDot', 'Kit/Feedback/NoticeLine'],
    words: 'A number, and 99+ above that. Its label says of what: “3 unread messages”.',
    aliases: ['count', 'unread'],
  },
  'Kit/Data/Tag': {
    for: 'A fact in a word or two that cannot be pressed.',
    notFor: 'Filters and choices.',
    instead: ['Kit/Action/FilterChip', 'Kit/Field/Chips'],
    aliases: ['label', 'pill', 'interest'],
  },
  'Kit/Chat/Composer': {
    for: 'Writing a message: the price is in its button, and what is free is said in words.',
    notFor: 'Texts that cost nothing.',
    instead: ['Kit/Field/TextArea'],
    keys: 'Enter sends or makes a line, as its reader chose in settings.',
    aliases: ['chat input', 'message box'],
  },
  'Kit/Chat/AnswerField': {
    for: 'A way to the composer that looks like what it leads to, with its price.',
    notFor: 'Typing: it is a link.',
    instead: ['Kit/Chat/Composer'],
  },
  'Kit/People/Encounter': {
    for: 'Two people who meet: a match. On dusk, once, and still under reduced motion.',
    notFor: 'Purchases, streaks, anything that is not about two people.',
    aliases: ['match', 'celebration'],
  },
  'Kit/People/Hero': {
    for: 'The head of a home page: two of the brand’s people on dusk, a line, the headline, one action.',
    notFor:
      'Members: those two are drawn and made up, and a note says so. A lander has a promise of its own.',
    instead: ['Kit/People/Encounter'],
    words:
      'The line could be answered, but leads nowhere: nobody is asked to write to somebody made up.',
    aliases: ['cover', 'welcome', 'opening'],
  },
  'Kit/Money/PriceTag': {
    for: 'A price, and the one before where a discount is real.',
    notFor: 'An amount in a sentence.',
    instead: ['Kit/Text/Amount'],
    words: 'The reduction stands on a line of its own, with its real deadline.',
    aliases: ['discount', 'sale'],
  },
  'Kit/Money/BundleRow': {
    for: 'A bundle of credits: how many, the price, the price of one message.',
    notFor: 'Anything but credits.',
    aliases: ['plan', 'pricing'],
  },
  'Kit/Money/PayBar': {
    for: 'The end of buying: what, how much in all, the button with the duty to pay in it.',
    notFor: 'Steps before that.',
    words: 'The button says that it is an order that costs; the conditions stand above it.',
    aliases: ['checkout', 'order button'],
  },
  'Kit/Money/CreditsMeter': {
    for: 'What one has left, in one calm line that opens the ledger.',
    notFor: 'Selling.',
    instead: ['Kit/Money/BundleRow'],
    aliases: ['wallet', 'balance'],
  },
}
