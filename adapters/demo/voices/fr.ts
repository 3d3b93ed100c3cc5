import type { Voice } from './voice.ts'

/** How the French-speaking people of the demo world put it. */
export const fr: Voice = {
  days: {
    young: [
      ['Je finis mes études et je sers des cafés le samedi.', 'coffee'],
      ['J’apprends la pâtisserie et mes voisins me bénissent.', 'cooking'],
      ['Premier appartement, première plante encore en vie.'],
    ],
    grown: [
      ['Je travaille de nuit à l’hôpital et je dîne au lever du soleil.'],
      ['Je tiens une petite librairie où l’on reste trop longtemps.', 'books'],
      ['J’enseigne l’histoire à des ados plus drôles que moi.', 'history'],
      ['Je répare des vélos et je connais tous les raccourcis.', 'cycling'],
      ['Deux enfants une semaine sur deux, un chien tout le temps.', 'animals'],
      ['Je fais du fromage et je me lève avec les chèvres.', 'animals', 'nature'],
      ['Je dessine des jardins pour les autres, le mien attend.', 'gardening'],
      ['Après une longue histoire, je recommence, et ça me va.'],
    ],
    older: [
      ['À la retraite, avec un agenda de ministre.'],
      ['Mes petits-enfants m’épuisent et je redemande la date suivante.'],
      ['J’ai vendu le magasin et acheté un petit bateau.', 'sailing'],
      ['Je vis sans personne en face à table depuis un moment, et cela me manque.'],
    ],
  },
  loves: [
    ['Le dimanche, c’est marché, puis cuisine, puis sieste.', 'cooking'],
    ['Je marche des heures si l’on me promet une vue.', 'hiking'],
    ['Au cinéma, je reste jusqu’au bout du générique.', 'cinema'],
    ['Je joue de l’accordéon, les fenêtres fermées.', 'music-making'],
    ['Un musée, un jour de pluie : le bonheur.', 'museums', 'art'],
    ['Je nage dans la mer jusqu’en novembre.', 'swimming'],
    ['Je photographie les façades et je rate mon bus.', 'photography'],
    ['Le vin, je n’y connais rien, mais j’écoute bien.', 'wine'],
    ['Je danse mal et longtemps.', 'dancing'],
    ['Les trains de nuit me rendent toute ma patience.', 'travel'],
    ['J’ai toujours trois livres ouverts.', 'books'],
    ['Mon potager nourrit surtout les limaces.', 'gardening'],
  ],
  wishes: [
    ['Je cherche quelqu’un qui pose une deuxième question.'],
    ['Un café d’abord, le roman ensuite.', 'coffee'],
    ['Parle-moi de ton dernier fou rire.'],
    ['La douceur me plaît plus que la beauté.'],
    ['Une amitié, et plus si le cœur en dit.'],
    ['Montre-moi un coin de ta ville que je ne connais pas.', 'travel'],
    ['Du sérieux, avec beaucoup de rires dedans.'],
    ['La timidité est bienvenue, je parle pour deux.'],
  ],
  fictional: [
    ['Je suis un personnage inventé : un phare, deux mouettes, beaucoup de lettres.', 'books'],
    ['Je n’existe que dans cette conversation. Demande-moi mes voyages.', 'travel'],
    ['On m’a inventé de toutes pièces, avec un phare, un perroquet et beaucoup de courrier.'],
  ],
  cam: [
    ['Je travaille devant la caméra. Ici on discute, on ne se rencontre pas.', 'dancing'],
    ['Profil cam : c’est mon métier, et il reste derrière l’écran.'],
  ],
}
