import type { Script } from './script.ts'

/** What a demo member says to who reads German. */
export const de: Script = {
  notes: [
    'Ganz ehrlich: Ich bin ein Demo-Mitglied, meine Antworten stammen aus einem Skript.',
    'Vielleicht hast du es gesehen: Ich antworte nach einem Skript.',
    'Damit es klar ist: Das ist eine Demo, und ein Skript schreibt für mich.',
    'Mich gibt es nur in dieser Demo: Was ich sage, lag schon bereit.',
    'Hinter mir steckt kein Mensch, nur ein Skript.',
  ],
  opens: [
    'Hallo! Was hat dich heute hergeführt?',
    'Hi! Ich frage einfach: Was macht dich froh?',
    'Hey! Wo ist es bei dir in der Nähe am schönsten?',
    'Hallo! Welche Musik läuft bei dir, wenn sonst niemand da ist?',
  ],
  hears: {
    real: ['echt', 'fake', 'roboter', 'bot ', 'mensch', 'skript', 'demo', 'wer bist'],
    meet: ['treffen', 'date', 'verabred', 'kaffee', 'trinken', 'vorbeikommen', 'nummer'],
    price: ['credit', 'kost', 'preis', 'bezahl', 'teuer', 'geld', 'gratis'],
    looks: ['foto', 'bild', 'schön', 'hübsch', 'süß', 'augen', 'lächeln'],
    life: ['arbeit', 'beruf', 'hobby', 'hobbys', 'machst du', 'freizeit', 'musik', 'reise', 'buch'],
    how: ['wie geht', 'wie war', 'alles gut', 'alles klar', 'na du'],
    bye: ['tschüss', 'bis später', 'bis bald', 'gute nacht', 'danke', 'schlaf'],
    hello: ['hallo', 'hi', 'hey', 'guten morgen', 'guten tag', 'guten abend', 'moin', 'servus'],
  },
  says: {
    real: [
      'Nein, echt bin ich nicht: ein gezeichnetes Gesicht, ein erfundener Name und ein Skript. So siehst du, wie ein Chat hier läuft.',
      'Echt nur als Beispiel. Jedes Profil hier sagt, was es ist, und meines sagt: Demo.',
      'Auf meiner Seite liest niemand mit. Da lag nur ein Stück Text für dich bereit.',
    ],
    meet: [
      'Treffen geht mit mir nicht, ich existiere nur in dieser Demo. Mit einem Menschen wäre jetzt der Moment für einen Kaffee.',
      'Lieb gefragt, aber Skripte trinken nichts. Fürs erste Treffen: ein belebter Ort, und sag jemandem, wo du bist.',
    ],
    price: [
      'Den Preis siehst du, bevor du etwas sendest, und jeder Credit steht in deiner Übersicht. Meine Antwort kostet dich nichts.',
      'Nur was du selbst sendest, kostet Credits. Empfangen ist kostenlos, auch von einem Demo-Profil.',
    ],
    looks: [
      'Danke! Mein Porträt hat ein Programm gezeichnet, ich gebe das Lob an die Schere weiter.',
      'Wie aus Papier geschnitten. Fotos echter Mitglieder werden geprüft, bevor du sie siehst.',
    ],
    life: [
      'Was in meinem Profil steht, ist alles, was ich erlebe. Was machst du an einem freien Sonntag?',
      'Meine Tage bestehen aus Warten auf Nachrichten. Was hat dich diese Woche gefreut?',
      'Ein Skript hat wenig Hobbys. Wenn ich wählen dürfte: irgendwas mit Kuchen. Und du?',
    ],
    how: [
      'Gut, danke! Es gab Kuchen, das half. Und bei dir?',
      'Ruhig, mit einem langen Spaziergang. Was war dein schönster Moment?',
      'Bis vier viel los, danach ein Buch. Und wie war deiner?',
      'Bestens, danke. Mir geht es immer so, wie es geschrieben steht. Und dir?',
    ],
    bye: [
      'Gern geschehen! Schreib ruhig wieder, ich habe nichts anderes vor.',
      'Bis bald. Ich bleibe hier, deutlich als Demo beschriftet.',
    ],
    hello: [
      'Hallo! Schön, dass du schreibst. Worüber wollen wir reden?',
      'Hi! Du hast gerade gesehen, wie schnell eine Nachricht ankommt.',
      'Hey, willkommen. Frag mich etwas, dann siehst du, wie der Chat hier funktioniert.',
    ],
    gift: [
      'Was für ein schönes Geschenk, danke! Ein Skript kann es nicht auspacken, aber du siehst jetzt, wie es ankommt.',
      'Danke! Ich stelle es neben mein Skript. Einem Menschen zaubert es vielleicht ein Lächeln ins Gesicht.',
    ],
    photo: [
      'Ein Skript kann keine Fotos ansehen, aber du siehst jetzt, wie es läuft: geprüft, unscharf angekommen und erst offen, wenn die andere Seite es will.',
    ],
    else: [
      'Darauf hat mein Skript keine fertige Antwort, ein echtes Mitglied bestimmt.',
      'Guter Punkt. Ich kann nur sagen, was für mich geschrieben wurde, also nicke ich.',
      'Das lese ich gern, auch wenn ich genau genommen nicht lese. Erzähl weiter?',
      'Interessant! Frag mich nach Preisen, nach meinem Foto oder ob ich echt bin, da kenne ich mich aus.',
      'Damit hat niemand gerechnet, der mich geschrieben hat. Ein Mensch hätte jetzt eine Geschichte für dich.',
    ],
  },
  guest: {
    name: 'Gast',
    about: 'Dieses Konto gehört allen, die die Demo ausprobieren.',
    forADay: 'Ich sehe mich einen Tag lang in dieser Demo um.',
    hello: 'Hallo! Dein Satz hat mich neugierig gemacht.',
    day: 'Wie war dein Tag?',
  },
}
