/** Texts that test a layout: a name of maximum length, right-to-left, without break opportunities. */
export const LONG_NAME = 'Maximiliana-Wilhelmina van Oldenbarneveldt-Schimmelpenninck '.trim()
export const RTL_NAME = 'נועה בת־אברהם, מורה לספרות'
export const UNBREAKABLE = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
export const EMOJI_NAME = '🔥🔥 Jo 🌻'
export const PARAGRAPH =
  'I fix old radios on Sundays and lose at chess the rest of the week. Tell me what you are reading, or which soup you would defend in court.'

/** Enough items to make a page scroll. */
export const MANY = Array.from({ length: 30 }, (_, at) => `Question ${at + 1}`)
