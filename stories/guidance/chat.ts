import type { Guided } from './guided.ts'

/** Talks: the messages, and where they are written. */
export const CHAT: Guided = {
  'Kit/Chat/Composer': {
    for: 'Writing a message: the price is in its button, and what is free is said in words.',
    notFor: 'Texts that cost nothing.',
    instead: ['Kit/Field/TextArea'],
    words:
      'The field is named after whom one writes to; the button says “Send” and its price, or that it is free.',
    keys: 'Enter sends or makes a line, as its reader chose in settings.',
    aliases: ['chat input', 'message box'],
  },
  'Kit/Chat/AnswerField': {
    for: 'A way to the composer that looks like what it leads to, with its price.',
    notFor: 'Typing: it is a link.',
    instead: ['Kit/Chat/Composer'],
    words: '“Answer Noor …”, with the price of one message beside it.',
  },
  'Kit/Chat/ChatHeader': {
    for: 'Whom one writes to, above the messages: name, what the profile is, the way to it.',
    notFor: 'The title of another page.',
    instead: ['Kit/Text/Heading'],
    words: 'The name first; what the profile is in words, always.',
    keys: 'The way back is its first stop, then the profile.',
    aliases: ['conversation header', 'title bar'],
  },
  'Kit/Chat/ConversationItem': {
    for: 'One conversation in the list of all: face, name, the last words, what is unread.',
    notFor: 'Somebody one has not written with.',
    instead: ['Kit/People/MemberCard'],
    words:
      'The last words as they were written, cut at the end; who wrote them where it was oneself.',
    keys: 'One link, as large as the row.',
    aliases: ['chat row', 'inbox item', 'list item'],
  },
  'Kit/Chat/First words': {
    for: 'A conversation in which nothing is written yet: a face, a sentence of theirs, two or three beginnings to take.',
    notFor: 'A talk that has begun; a list without conversations.',
    instead: ['Kit/Feedback/EmptyState'],
    words: 'Beginnings that answer something they wrote; taken into the field, never sent.',
    keys: 'Each beginning is a button; the field has the focus after it.',
    aliases: ['icebreaker', 'opener', 'empty chat', 'suggestions'],
  },
  'Kit/Chat/MessageBubble': {
    for: 'One message, at the side of who wrote it, with when, what it cost and whether it arrived.',
    notFor: 'What the site says of itself.',
    instead: ['Kit/Feedback/Alert', 'Kit/Feedback/NoticeLine'],
    words: 'Theirs and one’s own as typed. A failure says what to do: “Not sent. Try again”.',
    keys: 'Its answer button shows when the focus reaches it.',
    aliases: ['chat bubble', 'speech bubble'],
  },
  'Kit/Chat/MessageList': {
    for: 'A conversation: it stays where one reads while older and newer messages arrive.',
    notFor: 'Any other long list.',
    instead: ['Kit/Navigation/LoadMore'],
    words: 'Days by name; “New messages” where one had stopped reading.',
    keys: 'One tab stop that scrolls by the arrow keys and Page Up, Home and End; new messages are read aloud.',
    aliases: ['thread', 'log', 'feed'],
  },
  'Kit/Chat/Quote': {
    for: 'The message or line that an answer belongs to, above it.',
    notFor: 'A sentence that can itself be answered.',
    instead: ['Kit/People/Line'],
    words: 'Who said it, then the words, unchanged.',
    keys: 'While writing, one button takes it away.',
    aliases: ['reply', 'blockquote'],
  },
}
