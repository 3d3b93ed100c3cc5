/*
 * The list is generated: words people choose (names, pets, teams, love, seasons, in the site's languages), each
 * alone, case-insensitive, and with common endings; keyboard walks; and patterns such as a repeated letter, an
 * alphabet sequence or a date. It is our own, so no licence applies, it is small in the browser, and it rejects more
 * than three thousand passwords of at least eight characters.
 */

const WORDS = `
password passwort passord losenord salasana adgangskode wachtwoord contrasena motdepasse haslo welcome welkom
willkommen bienvenue bienvenido benvenuto witaj valkommen velkommen tervetuloa admin administrator letmein login
master secret geheim hemlig hemmelig secreto segreto tajne changeme default guest test testing temporary computer
internet google facebook instagram whatsapp samsung iphone android nokia nintendo playstation pokemon minecraft
fortnite starwars superman batman spiderman ironman hello hallo bonjour ciao iloveyou ikhouvanjou jetaime tequiero
tiamo ichliebedich kochamcie loveyou lovely lover love liefde liebe amour amore sexy sexygirl sexyboy babygirl
babyboy baby schatje schatz liefje lieverd cherie princess prinses prinzessin princesa principessa prince queen
angel angels engel sunshine sunflower zonnebloem sonne sommer summer zomer winter spring lente herbst autumn herfst
flower bloem blume butterfly vlinder dragon draak monkey tiger lion eagle falcon dolphin dolfijn shadow ghost ninja
killer hunter ranger soldier warrior knight rocket thunder lightning phoenix diamond silver golden orange purple
yellow banana apple cherry cookie chocolate chocolade coffee cheese pepper ginger sugar honey whiskey heineken
football voetbal fussball futbol calcio soccer baseball basketball hockey tennis golfer runner swimming ajax
feyenoord arsenal chelsea liverpool barcelona realmadrid juventus bayern dortmund manchester everton celtic
rangers cowboys yankees lakers ferrari porsche mercedes mustang corvette harley yamaha kawasaki suzuki toyota honda
michael jennifer jessica ashley daniel andrew anthony joshua matthew robert thomas jordan hannah sophie charlotte
nicole michelle amanda samantha elizabeth alexander alexandra benjamin william charlie george maggie bailey buster
jasper bella luna rocky simba max snoopy garfield mickey donald tigger winnie barbie daisy rosie molly lucky
sander jeroen pieter johannes marieke annelies willem hendrik maarten femke lotte emma julia laura sarah lisa anna
maria marta andrea francesca giulia giovanni alessandro antonio carlos miguel javier alejandro carmen lucia sofia
pierre jean marie camille nathalie nicolas sebastien julien stefan stefanie christian sabine markus andreas
katarzyna agnieszka magda piotr tomasz mateusz anders mikkel soren lars ingrid bjorn fredrik johan mikael matti
nederland amsterdam rotterdam belgie belgium holland deutschland berlin hamburg munchen france paris marseille
london england scotland ireland espana madrid italia roma milano napoli polska warszawa sverige stockholm norge
danmark suomi helsinki america canada australia newyork california texas florida
god jesus christ jezus heaven freedom vrijheid forever always family familie mother mama mommy papa daddy father
brother sister freunde friends vrienden friend whatever nothing something blahblah trustno1 access pass passw0rd
p4ssw0rd p@ssword p@ssw0rd pa55word abc qwe asd zxc qaz
`

const ENDINGS = `1 12 123 1234 12345 123456 2 3 7 11 22 69 77 99 00 007 01 02 10 13 21 23 88 100 111 321 666 777 1!
123! ! !! . ? 2000 2001 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 abc xx xxx`

const WALKS = `
qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn 1234567890 0987654321 abcdefghijklmnopqrstuvwxyz
1qaz2wsx3edc4rfv zaq12wsxcde3 q1w2e3r4t5y6 1q2w3e4r5t6y a1b2c3d4e5f6 qazwsxedcrfv qweasdzxc asdfqwer 147258369
159357456 789456123 741852963 987654321 123321123 112233445566 123123123 100200300 qwe123qwe123 abc123abc123 qwerty123456
azerty123456 qwertz123456 asdf12345678 zxcv12345678 1234qwerasdf 123456abcdef 12345qwert 123qweasdzxc aa123456789
`

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Every part of a keyboard walk that is long enough to be a password. */
const pieces = (walk: string): readonly string[] =>
  Array.from({ length: walk.length - 5 }, (_, from) =>
    Array.from({ length: walk.length - 5 - from }, (_, more) => walk.slice(from, from + 6 + more)),
  ).flat()

const everyCommonPassword = (): ReadonlySet<string> =>
  new Set([
    ...words(WORDS).flatMap((word) => [
      word,
      word + word,
      ...words(ENDINGS).map((ending) => word + ending),
    ]),
    ...words(WALKS).flatMap((walk) =>
      pieces(walk).flatMap((piece) => [
        piece,
        piece + piece,
        ...words('1 12 123 1234 ! 1!').map((ending) => piece + ending),
      ]),
    ),
  ])

let known: ReadonlySet<string> | null = null

/** The list, in lower case; built lazily. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= everyCommonPassword()
  return known
}

/** Repetitions, such as `aaaaaaaa` or `12121212`. */
const REPEATED = /^(.{1,5})\1+.?$/u

/** A date, such as `01011990` or `1990-01-01`. */
const DATE =
  /^(?:[0-3]?\d[-./ ]?[01]?\d[-./ ]?(?:19|20)\d\d|(?:19|20)\d\d[-./ ]?[01]?\d[-./ ]?[0-3]?\d)$/

/** Whether a password is on the list of common ones, case-insensitive. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return commonPasswords().has(plain) || REPEATED.test(plain) || DATE.test(plain)
}
