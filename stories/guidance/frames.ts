import type { Guided } from './guided.ts'

/** Where things stand, and text itself. */
export const FRAMES: Guided = {
  'Kit/Layout/Stack': {
    for: 'Things one below the other with one distance between them.',
    notFor:
      'Distances of its own for one child: put those that belong together into a stack of their own.',
    aliases: ['column', 'vstack', 'spacing'],
  },
  'Kit/Layout/Inline': {
    for: 'Things beside each other that may wrap: buttons, tags.',
    notFor: 'Columns that must align over several rows.',
    instead: ['Kit/Layout/Grid', 'Kit/Layout/Columns'],
    aliases: ['row', 'hstack', 'cluster'],
  },
  'Kit/Layout/Grid': {
    for: 'Equal cells: faces, photos, cards. Their number never changes the columns, so nothing jumps.',
    notFor: 'Two parts of a page.',
    instead: ['Kit/Layout/Columns'],
  },
  'Kit/Layout/Columns': {
    for: 'Two parts beside each other where there is room, in the same order on a phone.',
    notFor: 'A page whose second part may come later on a phone.',
    instead: ['Kit/Layout/MainAside'],
  },
  'Kit/Layout/MainAside': {
    for: 'A task with something beside it: on a phone the task comes first.',
    notFor: 'Two equal parts.',
    instead: ['Kit/Layout/Columns'],
    aliases: ['sidebar'],
  },
  'Kit/Layout/Page': {
    for: 'The content of every page: its width, margins and distance to the bars.',
    notFor: 'A chat or a desk, which fill the screen.',
    instead: ['Kit/Layout/Screen'],
    aliases: ['container', 'wrapper'],
  },
  'Kit/Layout/Surface': {
    for: 'A card: what belongs together and stands out from the paper. One look, few of them.',
    notFor: 'Grouping alone, for which space is enough.',
    instead: ['Kit/Layout/Stack'],
    aliases: ['panel', 'box'],
  },
  'Kit/Layout/Box': {
    for: 'A distance or a width that no other layout gives.',
    notFor: 'A look of its own.',
    instead: ['Kit/Layout/Surface'],
  },
  'Kit/Layout/Divider': {
    for: 'A line between parts that are read apart, where space alone does not say so.',
    notFor: 'Rows of a list.',
    instead: ['Kit/Layout/Stack'],
    aliases: ['hr', 'separator'],
  },
  'Kit/Text/Text': {
    for: 'Every sentence. Muted for what may be skipped, small for what stands beside something.',
    notFor: 'Titles; amounts; what a member says of themselves.',
    instead: ['Kit/Text/Heading', 'Kit/Text/Amount', 'Kit/People/Line'],
    aliases: ['paragraph', 'typography'],
  },
  'Kit/Text/Heading': {
    for: 'The name of a page or part. Its level is its place in the document, its size how loud it is: both are chosen.',
    notFor: 'Bold text.',
    instead: ['Kit/Text/Text'],
    words: 'Nouns, no full stop.',
    aliases: ['title', 'h1'],
  },
  'Kit/Text/Amount': {
    for: 'Money and credits, with figures of one width, in the order of the language.',
    notFor: 'A price that may be reduced.',
    instead: ['Kit/Money/PriceTag'],
    aliases: ['price', 'currency'],
  },
  'Kit/Data/Facts': {
    for: 'Names and values of one thing: an order, a company.',
    notFor: 'Several things with the same names.',
    instead: ['Kit/Data/Table'],
    aliases: ['description list', 'key value'],
  },
  'Kit/Data/CaseTable': {
    for: 'Cases or people that somebody works through: rows of one line, each of which opens as a whole.',
    notFor: 'Figures that are compared; facts about one case.',
    instead: ['Kit/Data/Table', 'Kit/Data/Facts'],
    words:
      'The subject first, in a few words; a mark only for what comes before all others; an age, not a date, where it waits.',
    keys: 'J goes to the next row and K to the one before, from the heading on; Enter opens it. After Back the row has the focus again.',
    aliases: ['queue', 'inbox', 'list', 'worklist', 'data grid'],
  },
  'Kit/Data/Table': {
    for: 'Things that are compared by columns: the ledger, lists of the desk. A list of cards on a phone.',
    notFor: 'One thing.',
    instead: ['Kit/Data/Facts'],
    words: 'A caption that says what it is, even where it is hidden.',
    keys: 'Tab goes from link to link, row by row. Nothing else in it can be pressed.',
    aliases: ['data grid', 'list'],
  },
  'Kit/Data/Article': {
    for: 'A long text with sections: terms, privacy, FAQ.',
    notFor: 'A page with things to do.',
    instead: ['Kit/Layout/Page'],
    aliases: ['legal', 'text page', 'faq', 'terms'],
  },
  'Kit/Layout/LonePage': {
    for: 'A page with one thing on it, and no ways on: a link from a mail, an error.',
    notFor: 'Pages of the site.',
    instead: ['Kit/Layout/Page'],
    aliases: ['error page', '404'],
  },
  'Kit/Layout/Screen': {
    for: 'A place as high as the window, whose parts scroll: a chat.',
    notFor: 'Pages that are read from top to bottom.',
    instead: ['Kit/Layout/Page'],
  },
  'Kit/Layout/SplitView': {
    for: 'A list and what is chosen from it: beside each other, one at a time on a phone.',
    notFor: 'Two parts that belong together on a phone.',
    instead: ['Kit/Layout/Columns'],
    aliases: ['master detail', 'inbox'],
  },
  'Kit/Navigation/BottomBar': {
    for: 'The four or five places of the site, in reach of the thumb. Phones only.',
    notFor: 'Actions.',
    instead: ['Kit/Layout/StickyBar'],
    aliases: ['tab bar', 'navigation'],
  },
  'Kit/Navigation/TopBar': {
    for: 'Logo, places and account on wide screens; logo and account on phones.',
    notFor: 'The title of a page.',
    instead: ['Kit/Text/Heading'],
    aliases: ['header', 'navbar', 'breadcrumb'],
  },
  'Kit/Lander/Spread': {
    for: 'A campaign’s page of one picture and one sentence, with one thing to do.',
    notFor: 'Pages of the site. No counter, no “online near you”, nothing invented.',
    aliases: ['landing page', 'hero', 'campaign'],
  },
  'Kit/Lander/Pile': {
    for: 'One question of a campaign at a time: a card with a picture and a line, on top of those that follow.',
    notFor: 'People: a card with somebody on it says who they are and what their profile is.',
    instead: ['Kit/People/SwipeCard', 'Kit/People/MemberCard'],
    words: 'A question that yes or no answers, about a thing and never about a body.',
    aliases: ['stack of cards', 'quiz', 'swipe'],
  },
  'Kit/Data/Icon': {
    for: 'A sign beside a word, or alone in a button that has a name.',
    notFor: 'Decoration; people.',
    instead: ['Kit/People/Avatar'],
    aliases: ['glyph', 'svg'],
  },
}
