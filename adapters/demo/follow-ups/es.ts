import type { FollowUps } from './follow-up.ts'

/** What follows each sentence of `voices/es.ts`, in its order. */
export const es: FollowUps = {
  days: {
    young: [
      'El sábado el corazón de la espuma salió patata. ¿Cómo tomas el café?',
      'El baño tiene horario y las guitarras no. ¿Con cuánta gente vives?',
      'Se llama Manolo y tiene una hoja nueva. ¿Qué cuidas tú?',
    ],
    grown: [
      'Hoy una redacción hablaba de un hámster que huía de la redacción. ¿Qué se te daba bien en clase?',
      'Hoy ha sido tostada a las seis, con vistas al atasco. ¿Madrugas?',
      'Hoy toca pan de centeno y lo sabe toda la calle. ¿Corteza o miga?',
      'El mejor pasa por detrás del mercado. ¿Vas en bici?',
      'Es la semana del perro, así que caminamos mucho. ¿Con quién vives?',
      'Hoy salió rosa, justo encima del río. ¿Mañana o noche?',
      'Hoy busco una palabra para la luz de después de llover. ¿Me ayudas?',
      'Una silla, una lámpara y buenas vistas. ¿Tú con qué empezarías?',
    ],
    older: [
      'Hoy coro, huerto y una comida larguísima. ¿Qué tienes tú en la agenda?',
      'Hoy tocó tortilla, y salió en la foto. ¿Qué cocinas tú?',
      'Hoy arreglo una radio que solo pone boleros. ¿Qué te gusta arreglar?',
      'El segundo plato ya está en la mesa. ¿A quién invitarías?',
    ],
  },
  loves: [
    'El domingo pasado llegamos al café con las farolas encendidas. ¿Te apuntas?',
    'Esta mañana, catorce grados, y aquí sigo contándolo. ¿Te metes?',
    'La última vez el cantante me dio las gracias por parar. ¿A quién escucho?',
    'Las sobras llegan hasta el jueves. ¿Qué ponemos en la mesa?',
    'La más bonita tiene una mancha de lluvia. ¿Qué guardas tú?',
    'Entonces bailemos, y hablamos en el descanso. ¿Bailas?',
    'El de ahora huele a crema solar. ¿Qué lees tú?',
    'El último era azul y tenía un gato. ¿A qué le haces fotos?',
    'El próximo va a la costa y para en todas partes. ¿Adónde irías?',
    'Hoy ha elegido el río, así que venimos con barro. ¿Perro o gato?',
    'Todavía voy por los créditos de ayer. ¿Qué viste tú?',
    'Hoy han ganado los tomates, por uno. ¿Cultivas algo?',
    'Diez saludos esta mañana y un ladrido. ¿Corres?',
    'Esta semana, higo con jengibre. ¿Qué pan le va?',
    'Hoy he perdido en once jugadas. ¿Juegas?',
  ],
  wishes: [
    'Pues pregunto: ¿qué ha sido lo mejor de tu día? Escucho.',
    '¿Solo, con leche o con una historia?',
    'A mí, un pato en la cola del súper. ¿Y a ti?',
    'Ha sido amable escribir. ¿Qué detalle tuvieron contigo?',
    'Empecemos por la amistad. ¿Qué te gusta hacer con los demás?',
    'El mío es un banco detrás del puerto. ¿Y el tuyo?',
    'Lo serio está listo y traigo un chiste malo. ¿De qué te ríes?',
    'El estropajo ya está listo. ¿Qué cocinas?',
    'La mía es de ABBA y lo niego. ¿Y la tuya?',
    'Yo digo mar, por las patatas de después. ¿Y tú?',
  ],
  fictional: [
    'La última carta huele a algas. ¿A quién se la mandamos?',
    'Empecemos por la luna, el café era flojo. ¿Y después?',
  ],
  cam: [
    'Hoy he ensayado un giro que casi sale. ¿De qué te gusta hablar?',
    'La música la elijo yo, es lo mejor. ¿Qué escuchas?',
  ],
}
