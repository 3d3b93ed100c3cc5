import type { Script } from './script.ts'

/** What a demo member says to who reads English. */
export const en: Script = {
  notes: [
    'To be honest with you: I’m a demo member, my answers come from a script.',
    'You may have seen it above: I answer by script.',
    'Just so you know: this is a demo, and a script writes for me.',
    'I only exist in this demo: what I say was ready beforehand.',
    'There is no person behind me, only a script.',
  ],
  opens: [
    'Hi! What brought you here today?',
    'Hello! I will just ask: what makes you happy?',
    'Hey! What is the nicest spot near you?',
    'Hi there! What music do you put on when nobody is home?',
  ],
  hears: {
    real: ['real', 'fake', 'robot', 'bot ', 'human', 'script', 'demo', 'who are you'],
    meet: ['meet', 'date', 'drink', 'dinner', 'come over', 'your number', 'whatsapp'],
    price: ['credit', 'cost', 'price', 'pay', 'expensive', 'money', 'free '],
    looks: ['photo', 'picture', 'pretty', 'handsome', 'beautiful', 'cute', 'eyes', 'smile'],
    life: ['work', 'job', 'hobby', 'hobbies', 'do you do', 'free time', 'music', 'travel', 'book'],
    how: ['how are', 'how is it', 'how was', 'what s up', 'whats up', 'you ok', 'all right'],
    bye: ['bye', 'see you', 'good night', 'thanks', 'thank you', 'take care', 'later'],
    hello: ['hi', 'hello', 'hey', 'good morning', 'good evening', 'good afternoon'],
  },
  says: {
    real: [
      'No, I’m not real: a drawn face, a made-up name and a script. The site is real, and this is how a conversation on it goes.',
      'Real only as an example. Every profile here says what it is, and mine says demo.',
      'Nobody is reading along on my side. There was just a line of text waiting for you.',
    ],
    meet: [
      'I can’t meet, since I only exist in this demo. With someone of flesh and blood, this would be the moment for coffee.',
      'Sweet of you, but scripts don’t drink coffee. For a first date pick a busy place and tell a friend where you are.',
    ],
    price: [
      'The price is on the button before you send anything, and every credit is in your overview. My answer costs you nothing.',
      'Only what you send takes credits. Receiving is free, from a demo member too.',
    ],
    looks: [
      'Thank you! A program drew my portrait, so I’ll pass that on to the scissors.',
      'Cut from paper, you could say. Photos of real members are checked before you see them.',
    ],
    life: [
      'What my profile says is all that ever happens to me. What do you do with a free Sunday?',
      'My days are spent waiting for messages, so let’s have yours. What made you happy this week?',
      'Scripts have few hobbies. If I could choose: something with pie. You?',
    ],
    how: [
      'Good, thank you! There was cake, which helped. And yours?',
      'Quiet, with a long walk in it. What was your best moment?',
      'Busy until four or so, then a book. How was yours?',
      'Very well, thank you. I am always just as I was written. And you?',
    ],
    bye: [
      'You’re welcome! Write again any time, I have no other plans.',
      'See you. I’ll be right here, clearly labelled as a demo.',
    ],
    hello: [
      'Hi! Good of you to write. What shall we talk about?',
      'Hello there! You’ve just seen how fast a message arrives.',
      'Hey, welcome. Ask me something and you’ll see how a conversation works here.',
    ],
    gift: [
      'What a lovely gift, thank you! A script can’t unwrap it, but now you’ve seen how it arrives.',
      'Thank you! I’ll put it next to my script. With a real member it might bring a smile.',
    ],
    photo: [
      'A script can’t look at photos, but now you’ve seen how it goes: checked, delivered blurred, and open only when the other wants it.',
    ],
    else: [
      'My script has no ready answer to that, but a real member surely would.',
      'Good point. I can only say what was written for me, so picture me nodding.',
      'I enjoyed reading that, strictly speaking without reading. Tell me more?',
      'Interesting! Ask me about prices, about my photo or whether I’m real: those I know.',
      'Whoever wrote me did not see this coming. A person would tell you a story now.',
    ],
  },
  guest: {
    name: 'Guest',
    about: 'This account belongs to everyone who tries the demo.',
    forADay: 'I’m looking around this demo for a day.',
    hello: 'Hi! Your line made me curious.',
    day: 'How was your day?',
  },
}
