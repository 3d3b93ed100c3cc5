import type { Voice } from './voice.ts'

/** How the Spanish-speaking people of the demo world put it. */
export const es: Voice = {
  days: {
    young: [
      ['Estudio el último año y los sábados sirvo cafés.', 'coffee'],
      ['Comparto piso con tres guitarras y un solo baño.', 'music-making'],
      ['Mi primer trabajo de verdad y mi primera planta viva.'],
    ],
    grown: [
      ['Doy clase en un instituto y aún me río cada día.'],
      ['Trabajo de noche en el hospital y desayuno a media tarde.'],
      ['Llevo una panadería: a las cinco ya huele bien.', 'cooking'],
      ['Arreglo bicicletas y conozco todos los atajos.', 'cycling'],
      ['Dos hijos semana sí, semana no, y un perro siempre.', 'animals'],
      ['Conduzco un tren y veo salir el sol desde la cabina.'],
      ['Traduzco novelas y busco palabras mientras paseo.', 'languages', 'books'],
      ['Vuelvo a empezar, con menos muebles y más ganas.'],
    ],
    older: [
      ['Con la jubilación llegó una agenda imposible.'],
      ['Mis nietos me enseñan a usar el móvil y yo a ellos a cocinar.', 'cooking'],
      ['Vendí el taller y ahora solo arreglo lo que me gusta.'],
      ['Hace años que pongo la mesa para una persona; me gustaría poner dos platos.'],
    ],
  },
  loves: [
    ['Los domingos, paseo largo y sobremesa más larga.', 'hiking', 'dining-out'],
    ['Nado en el mar hasta que me castañetean los dientes.', 'swimming'],
    ['En los conciertos pequeños canto sin vergüenza.', 'concerts'],
    ['Cocino para ocho aunque vengan dos.', 'cooking'],
    ['Colecciono entradas de museos.', 'museums'],
    ['Bailo mejor de lo que hablo.', 'dancing'],
    ['Siempre hay un libro en mi bolsa y arena en el libro.', 'books'],
    ['Me pierdo haciendo fotos de portales.', 'photography'],
    ['Los trenes lentos son mi forma de viajar.', 'travel'],
    ['Mi perro elige el camino y casi siempre acierta.', 'animals', 'nature'],
    ['En el cine no hablo, después no paro.', 'cinema'],
    ['Mi huerto da tomates y disgustos a partes iguales.', 'gardening'],
    ['Corro despacio para saludar a todo el mundo.', 'running'],
    ['Hago demasiada mermelada y busco tostadas.', 'cooking'],
    ['Juego al ajedrez en el parque, sobre todo por charlar.', 'board-games'],
  ],
  wishes: [
    ['Busco a alguien que pregunte y escuche la respuesta.'],
    ['Un café y vemos, sin prisa.', 'coffee'],
    ['Cuéntame qué te hizo reír esta semana.'],
    ['La bondad me parece lo más atractivo.'],
    ['Una amistad con la puerta abierta a más.'],
    ['Enséñame un rincón de tu ciudad que no conozca.', 'travel'],
    ['Algo serio en lo que quepan muchas risas.'],
    ['Si cocinas, friego; si cocino, hablamos.', 'cooking'],
    ['Dime qué canción subes cuando vas en coche.'],
    ['Mar o montaña: habrá que decidirlo a medias.', 'travel'],
  ],
  fictional: [
    ['Soy un personaje inventado: un faro, un loro y muchas cartas.', 'books'],
    ['Solo existo en esta conversación. Pregúntame por mis viajes.', 'travel'],
  ],
  cam: [
    ['Trabajo ante la cámara. Aquí charlo, pero no me veo con nadie.', 'dancing'],
    ['Perfil de cam: es mi oficio y se queda en la pantalla.'],
  ],
}
