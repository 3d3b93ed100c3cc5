import type { Guided } from './guided.ts'

/** What is pressed, and what leads elsewhere. */
export const ACTIONS: Guided = {
  'Kit/Action/Button': {
    for: 'Doing something here: send, save, pay, like. One ember button on a screen at most: its main action about people. Teal (trust) where the action is about money; quiet for a second choice, bare for a third, danger for what cannot be taken back.',
    notFor:
      'Going to another page, however important: a link can be opened in a new tab and has an address.',
    instead: ['Kit/Action/Link', 'Kit/Navigation/LinkRow'],
    words:
      'A verb and its object, two to four words. What costs names its price in the button: “Send · 1 credit”. Busy says what happens, never “Please wait”.',
    keys: 'Enter and Space press it.',
    aliases: ['cta', 'submit', 'primary'],
  },
  'Kit/Action/IconButton': {
    for: 'An action that everybody knows by its sign and that stands beside what it acts on: close, more, like.',
    notFor: 'The main action of a screen, or a sign that has to be learnt.',
    instead: ['Kit/Action/Button'],
    words:
      'Its label is read aloud and shown as a tooltip: the verb, and whom or what (“Like Anouk”).',
    aliases: ['close', 'heart'],
  },
  'Kit/Action/Link': {
    for: 'Another page or another place on this one, inside a sentence or alone.',
    notFor: 'Changing something.',
    instead: ['Kit/Action/Button'],
    words: 'Where it leads, readable without the sentence around it. Never “here” or “click”.',
    aliases: ['anchor', 'href'],
  },
  'Kit/Action/Changeable': {
    for: 'A part of one’s own profile, shown as others see it and pressed to change it.',
    notFor: 'Somebody else’s profile, or a setting that has a page of its own.',
    instead: ['Kit/Navigation/LinkRow'],
    words:
      'Its label is a verb and the part: “Edit about me”. What is missing invites in a few words.',
    keys: 'One tab stop for each part; Enter and Space open it.',
    aliases: ['inline edit', 'edit in place', 'pencil'],
  },
  'Kit/Action/SkipLink': {
    for: 'The first stop of every layout: past the bars, to the content.',
    notFor: 'A way on within the content.',
    instead: ['Kit/Action/Link'],
    keys: 'Visible once it has the focus; Enter moves it to the content.',
    aliases: ['skip to content', 'a11y'],
  },
  'Kit/Navigation/LinkRow': {
    for: 'One of several pages in a list: what it is called, and its present value.',
    notFor: 'A single link, or a row whose parts are pressed one by one.',
    instead: ['Kit/Action/Link', 'Kit/Data/Table'],
    words: 'The noun first, the value after it in the words of the page it leads to.',
    aliases: ['list item', 'settings row'],
  },
  'Kit/Overlay/Menu': {
    for: 'Three to eight actions on one thing that are needed now and then.',
    notFor: 'The main action, which is in view; or a value to choose.',
    instead: ['Kit/Action/Button', 'Kit/Field/SelectField'],
    keys: 'Arrows move, Home and End jump, letters find, Escape closes and gives the focus back.',
    aliases: ['dropdown', 'overflow', 'kebab'],
  },
  'Kit/Navigation/Tabs': {
    for: 'Two to five views of one subject, each with its own address.',
    notFor: 'Steps in an order, or filters of one list.',
    instead: ['Kit/Feedback/Progress', 'Kit/Action/FilterChip'],
    words: 'One or two nouns; a count only where it is work that waits.',
    keys: 'Each tab is a link: Tab goes from one to the next, and Enter opens it. Arrow keys scroll the page, as with all links.',
    aliases: ['tab bar', 'segmented control', 'views'],
  },
  'Kit/Action/FilterChip': {
    for: 'A filter in force, or one that is a press away; its count says what it would leave.',
    notFor: 'Something about a person that is only shown.',
    instead: ['Kit/Data/Tag'],
    keys: 'Enter and Space switch it.',
    aliases: ['facet', 'pill'],
  },
  'Kit/Navigation/LoadMore': {
    for: 'The end of a list that goes on: it loads by itself as it comes near, and has a button for who stops there.',
    notFor: 'A list of a known, short length.',
    words: 'Says that nothing more is there, once nothing is.',
    aliases: ['infinite scroll', 'pagination'],
  },
  'Kit/Action/Shortcuts': {
    for: 'Single keys on screens where somebody works for hours: the desk.',
    notFor: 'Members’ pages: a key pressed by chance must not do anything there.',
    words: 'The key stands on the button that it presses.',
    keys: 'Silent while a field has the focus.',
    aliases: ['hotkey', 'keyboard'],
  },
}
