import type { Guided } from './guided.ts'

/** What is filled in. */
export const FIELDS: Guided = {
  'Kit/Field/Form': {
    for: 'Fields that are sent together: it shows what is wrong at each, moves to the first, and keeps what was typed.',
    notFor: 'Values that count as soon as they are changed.',
    instead: ['Kit/Field/Switch'],
    words: 'The button says what happens: “Save place”, not “Submit”.',
    keys: 'Enter in a one-line field sends it.',
  },
  'Kit/Field/Field': {
    for: 'Label, hint and error around a control that the kit does not have yet, such as a colour picker.',
    notFor: 'Anything that already has a field of its own, which brings all three.',
    instead: ['Kit/Field/TextField', 'Kit/Field/SelectField', 'Kit/Field/TextArea'],
    words:
      'As in every field: a noun as the label, a hint before the mistake, an error that says how to put it right.',
    keys: 'Those of the control inside it.',
    aliases: ['label', 'form control', 'wrapper'],
  },
  'Kit/Field/TextField': {
    for: 'One line: a name, an address, a town.',
    notFor: 'Sentences; passwords; dates of birth; codes: each has a field that helps with it.',
    instead: [
      'Kit/Field/TextArea',
      'Kit/Field/PasswordField',
      'Kit/Field/BirthDateField',
      'Kit/Field/OtpField',
    ],
    words:
      'The label is a noun and always in view; a hint says what is asked for before a mistake can be made. A placeholder is never the label.',
    keys: 'Tab reaches it, and Enter sends the form around it. Its error is read when the focus comes to it.',
    aliases: ['input'],
  },
  'Kit/Field/TextArea': {
    for: 'One’s own words: about me, a report, a complaint.',
    notFor: 'A message in a chat, which has its price.',
    instead: ['Kit/Chat/Composer'],
    words: 'The room that is left is said when it gets short, not before.',
    keys: 'Enter makes a new line.',
    aliases: ['textarea', 'multiline'],
  },
  'Kit/Field/SelectField': {
    for: 'One of many known values: a country, a month.',
    notFor: 'Two to five choices that may be compared.',
    instead: ['Kit/Field/RadioCards', 'Kit/Field/Chips'],
    keys: 'The browser’s own: letters find.',
    aliases: ['dropdown', 'combobox'],
  },
  'Kit/Field/RadioCards': {
    for: 'One of two to five choices that each need a line of explanation.',
    notFor: 'Long lists; choices of one word.',
    instead: ['Kit/Field/SelectField', 'Kit/Field/Chips'],
    words: 'The name of the choice, then what follows from it.',
    keys: 'One tab stop; arrows choose.',
    aliases: ['radio', 'segmented'],
  },
  'Kit/Field/Chips': {
    for: 'One or several of a few words: interests, genders.',
    notFor: 'Words that are only shown; filters with counts.',
    instead: ['Kit/Data/Tag', 'Kit/Action/FilterChip'],
    keys: 'One tab stop; arrows move, Space chooses.',
    aliases: ['multi-select', 'toggle group'],
  },
  'Kit/Field/Checkbox': {
    for: 'A statement that somebody agrees with, in a form: consent, “this profile is fictional, I know”.',
    notFor: 'A setting that counts at once.',
    instead: ['Kit/Field/Switch'],
    words: 'A whole sentence in the first person, true when it is ticked. Never ticked beforehand.',
    aliases: ['consent', 'agree'],
  },
  'Kit/Field/Switch': {
    for: 'A setting that is on or off and counts as soon as it is pressed.',
    notFor: 'Part of a form that is sent later; a choice of two names.',
    instead: ['Kit/Field/Checkbox', 'Kit/Field/RadioCards'],
    words: 'What is so when it is on; never a question.',
    aliases: ['toggle'],
  },
  'Kit/Field/PasswordField': {
    for: 'A password, with a way to see it and, for a new one, how good it is.',
    notFor: 'A code that was sent.',
    instead: ['Kit/Field/OtpField'],
  },
  'Kit/Field/OtpField': {
    for: 'A code of a few digits from a mail, a text message or an app. One field: it can be pasted.',
    notFor: 'A discount code, which has letters and is optional.',
    instead: ['Kit/Field/TextField'],
    aliases: ['2fa', 'verification code', 'pin'],
  },
  'Kit/Field/BirthDateField': {
    for: 'A date that somebody knows by heart, in the order of their country.',
    notFor: 'A day to be picked from the next weeks.',
    aliases: ['date of birth', 'age', 'dob'],
  },
  'Kit/Field/IbanField': {
    for: 'A bank account for direct debit: grouped while it is typed, checked before it is sent.',
    notFor: 'Cards, whose numbers never reach us.',
    aliases: ['iban', 'sepa', 'bank account'],
  },
  'Kit/Field/FileDrop': {
    for: 'Photos: by the picker, by dropping, by pasting; each with its own progress and its own refusal.',
    notFor: 'A photo in a chat, which the composer takes.',
    instead: ['Kit/Chat/Composer'],
    words: 'What is taken, and how large it may be, before anything is chosen.',
    aliases: ['upload'],
  },
  'Kit/Field/Fieldset': {
    for: 'Fields with one question above them.',
    notFor: 'A look: a box around things is a surface.',
    instead: ['Kit/Layout/Surface'],
    words: 'The question is read before each of its fields: short.',
  },
  'Kit/Field/RangeSlider': {
    for: 'Two bounds of one scale, such as ages.',
    notFor: 'A number that has to be exact.',
    instead: ['Kit/Field/TextField', 'Kit/Field/Stepper'],
    keys: 'Arrows move a bound by one, Page Up and Page Down by more.',
    aliases: ['age range'],
  },
}
