import type { Script } from './script.ts'

/** What a demo member says to who reads French. */
export const fr: Script = {
  notes: [
    'En toute franchise : je suis un profil démo, mes réponses viennent d’un script.',
    'Tu l’as peut-être vu : je réponds selon un script.',
    'Pour que ce soit clair : c’est une démo, et un script écrit pour moi.',
    'Je n’existe que dans cette démo : mes mots étaient déjà prêts.',
    'Derrière moi, il n’y a personne, seulement un script.',
  ],
  opens: [
    'Salut ! Qu’est-ce qui t’amène aujourd’hui ?',
    'Bonjour ! Je demande, tout simplement : qu’est-ce qui te met en joie ?',
    'Coucou ! Quel est le plus beau coin près de chez toi ?',
    'Salut ! Quelle musique mets-tu quand il n’y a personne chez toi ?',
  ],
  hears: {
    real: ['vrai', 'faux', 'robot', 'bot ', 'humain', 'script', 'démo', 'qui es'],
    meet: ['rencontr', 'se voir', 'rendez', 'un verre', 'dîner', 'numéro'],
    price: ['crédit', 'coût', 'prix', 'pay', 'cher', 'argent', 'gratuit'],
    looks: ['photo', 'beau', 'belle', 'joli', 'mignon', 'yeux', 'sourire'],
    life: ['travail', 'métier', 'loisir', 'tu fais', 'musique', 'voyage', 'livre'],
    how: ['ça va', 'comment vas', 'comment ça', 'quoi de neuf'],
    bye: ['au revoir', 'à bientôt', 'bonne nuit', 'merci', 'à plus'],
    hello: ['salut', 'bonjour', 'bonsoir', 'coucou', 'hello'],
  },
  says: {
    real: [
      'Non, je n’existe pas : un visage dessiné, un nom inventé et un script. Mon profil le dit : démo.',
      'De mon côté, personne ne lit. Une phrase attendait simplement ton message.',
    ],
    meet: [
      'Impossible de se voir : je n’existe que dans cette démo. Avec quelqu’un de réel, ce serait le moment d’un café.',
    ],
    price: [
      'Le prix figure sur le bouton avant l’envoi, et chaque crédit se retrouve dans ton relevé. Ma réponse ne te coûte rien.',
    ],
    looks: [
      'Merci ! C’est un programme qui a dessiné mon portrait. Les photos des vrais membres sont vérifiées.',
    ],
    life: [
      'Ma vie tient dans mon profil. Et toi, que fais-tu d’un dimanche libre ?',
      'Un script a peu de loisirs. Qu’est-ce qui t’a fait plaisir cette semaine ?',
    ],
    how: [
      'Bien, merci ! Il y avait du gâteau, ça a aidé. Et la tienne ?',
      'Calme, avec une longue promenade. Quel a été ton meilleur moment ?',
      'Chargée jusqu’à seize heures, puis un livre. Et la tienne ?',
    ],
    bye: ['À bientôt ! Je reste ici, avec mon étiquette démo.'],
    hello: [
      'Bonjour ! De quoi parlons-nous ?',
      'Salut ! Tu viens de voir à quelle vitesse un message arrive.',
    ],
    gift: [
      'Quel beau cadeau, merci ! Un script ne peut pas le déballer, mais tu vois comment il arrive.',
    ],
    photo: [
      'Un script ne voit pas les photos, mais tu sais maintenant comment ça se passe : vérifiée, reçue floutée, et ouverte seulement si l’autre le veut.',
    ],
    else: [
      'Mon script n’a pas de réponse à cela, un vrai membre en aurait une.',
      'Demande-moi les prix, ma photo, ou si j’existe : là, je sais quoi dire.',
      'Cela, mon script ne l’avait pas prévu. Continue ?',
    ],
  },
  guest: {
    name: 'Invitée',
    about: 'Ce compte est à toutes les personnes qui essaient la démo.',
    forADay: 'Je fais le tour de cette démo pour une journée.',
    hello: 'Salut ! Ta phrase a piqué ma curiosité.',
    day: 'Comment s’est passée ta journée ?',
  },
}
