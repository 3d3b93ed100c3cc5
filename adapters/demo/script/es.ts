import type { Script } from './script.ts'

/** What a demo member says to who reads Spanish. */
export const es: Script = {
  notes: [
    'Con franqueza: soy un perfil demo, mis respuestas salen de un guion.',
    'Quizá ya lo has visto: respondo según un guion.',
    'Para que quede claro: esto es una demo y un guion escribe por mí.',
    'Solo existo en esta demo: lo que digo ya estaba listo.',
    'Detrás de mí no hay nadie, solo un guion.',
  ],
  opens: [
    '¡Hola! ¿Qué te trae hoy por aquí?',
    '¡Buenas! Pregunto sin más: ¿qué te alegra?',
    '¡Hola! ¿Cuál es el rincón más bonito cerca de ti?',
    '¡Hola! ¿Qué música pones cuando no hay nadie más en casa?',
  ],
  hears: {
    real: [
      'real',
      'verdad',
      'falso',
      'falsa',
      'robot',
      'bot ',
      'human',
      'guion',
      'demo',
      'quién eres',
    ],
    meet: ['quedar', 'quedamos', 'vernos', 'cita', 'café', 'una copa', 'número'],
    price: ['crédito', 'cuesta', 'precio', 'pagar', 'caro', 'dinero', 'gratis'],
    looks: ['foto', 'guap', 'bonit', 'ojos', 'sonrisa'],
    life: ['trabaj', 'afici', 'haces', 'tiempo libre', 'música', 'viaj', 'libro'],
    how: ['qué tal', 'cómo estás', 'cómo te va', 'todo bien'],
    bye: ['adiós', 'hasta luego', 'hasta pronto', 'buenas noches', 'gracias'],
    hello: ['hola', 'buenos días', 'buenas'],
  },
  says: {
    real: [
      'No existo: una cara dibujada, un nombre inventado y un guion. Mi perfil lo dice: demo.',
      'De mi lado no lee nadie. Había una frase esperando tu mensaje.',
    ],
    meet: [
      'No podemos vernos: solo existo en esta demo. Con alguien de carne y hueso, ahora tocaría un café.',
    ],
    price: [
      'El precio está en el botón antes de enviar y cada crédito aparece en tu resumen. Mi respuesta no te cuesta nada.',
    ],
    looks: [
      '¡Gracias! Mi retrato lo dibujó un programa. Las fotos de miembros reales se revisan antes.',
    ],
    life: [
      'Mi vida cabe en mi perfil. ¿Y tú qué haces un domingo libre?',
      'Un guion tiene pocas aficiones. ¿Qué te alegró esta semana?',
    ],
    how: [
      '¡Bien, gracias! Hubo tarta, eso ayudó. ¿Y el tuyo?',
      'Tranquilo, con un paseo largo. ¿Cuál fue tu mejor momento?',
      'Mucho lío hasta las cuatro, después un libro. ¿Y el tuyo?',
    ],
    bye: ['¡Hasta pronto! Aquí sigo, con mi etiqueta de demo.'],
    hello: ['¡Hola! ¿De qué hablamos?', '¡Hola! Acabas de ver lo rápido que llega un mensaje.'],
    gift: ['¡Qué regalo tan bonito, gracias! Un guion no puede abrirlo, pero ya ves cómo llega.'],
    photo: [
      'Un guion no puede ver fotos, pero ya has visto cómo va: revisada, entregada desenfocada y abierta solo cuando la otra persona quiere.',
    ],
    else: [
      'Mi guion no tiene respuesta para eso; un miembro real la tendría.',
      'Pregúntame por los precios, por mi foto o si existo: de eso sí sé.',
      'Eso no estaba en mi guion. ¿Sigues?',
    ],
  },
  guest: {
    name: 'Invitada',
    about: 'Esta cuenta es de todas las personas que prueban la demo.',
    forADay: 'Estoy mirando esta demo durante un día.',
    hello: '¡Hola! Tu frase me ha dado curiosidad.',
    day: '¿Qué tal tu día?',
  },
}
