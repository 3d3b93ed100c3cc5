import type { Guided } from './guided.ts'

/** Pages of campaigns. */
export const LANDERS: Guided = {
  'Kit/Lander/Spread': {
    for: 'A campaign’s page of one picture and one sentence, with one thing to do.',
    notFor: 'Pages of the site. No counter, no “online near you”, nothing invented.',
    words: 'One sentence that could be answered, and one action in a verb.',
    aliases: ['landing page', 'hero', 'campaign'],
  },
  'Kit/Lander/Pile': {
    for: 'One question of a campaign at a time: a card with a picture and a line, on top of those that follow.',
    notFor: 'People: a card with somebody on it says who they are and what their profile is.',
    instead: ['Kit/People/SwipeCard', 'Kit/People/MemberCard'],
    words: 'A question that yes or no answers, about a thing and never about a body.',
    aliases: ['stack of cards', 'quiz', 'swipe'],
  },
  'Kit/Lander/Film': {
    for: 'A silent loop of a few seconds behind one sentence: mood, nothing that has to be seen.',
    notFor: 'Explaining; people who could be taken for members.',
    instead: ['Kit/Lander/Wall'],
    words: 'None in the picture; its button says “Pause”.',
    keys: 'One button pauses it. Under reduced motion there is a still picture and no button.',
    aliases: ['video', 'background video', 'loop'],
  },
  'Kit/Lander/Letter': {
    for: 'A campaign that is one person’s letter: their line, and room to answer it.',
    notFor: 'The site’s own words, signed by somebody made up.',
    instead: ['Kit/Lander/Stage'],
    words: 'In the first person, three to six sentences; the note says that the writer is made up.',
    aliases: ['note', 'paper', 'editorial'],
  },
  'Kit/Lander/Postcard': {
    for: 'A campaign that is an unwritten card: a picture, an addressee, and a field for the words.',
    notFor: 'A card that we wrote for the visitor.',
    instead: ['Kit/Lander/Letter'],
    words: 'Only the addressee; the visitor writes the rest.',
    aliases: ['greeting', 'handwriting'],
  },
  'Kit/Lander/Stage': {
    for: 'A campaign’s scene that fills the screen, with its sentence and its one question on a sheet of paper.',
    notFor: 'Pages of the site; words over a face.',
    instead: ['Kit/Lander/Spread'],
    words: 'One sentence, one question, one action. No counter.',
    aliases: ['hero', 'full-bleed', 'scene'],
  },
  'Kit/Lander/Wall': {
    for: 'A campaign of many framed pictures, with the sentence among them.',
    notFor: 'Real members: these frames hold drawn, made-up people, and a note says so.',
    instead: ['Kit/Layout/Grid'],
    words: 'One sentence; a frame that turns shows that person’s line.',
    keys: 'Each frame that turns is a button.',
    aliases: ['gallery wall', 'mosaic', 'collage'],
  },
  'Kit/Lander/Turning': {
    for: 'Which of a few pictures is seen, and the two buttons that turn them.',
    notFor: 'Pages of a list; anything that turns by itself.',
    instead: ['Kit/Navigation/LoadMore'],
    words: '“2 of 5”; the buttons say what they show: “Next photo”.',
    keys: 'Enter and Space press its buttons; the arrow keys of the pictures do the same.',
    aliases: ['pager', 'carousel controls', 'dots'],
  },
}
