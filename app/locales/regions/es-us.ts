import type { Change } from './change.ts'

/** What Spanish speakers in the United States say otherwise than in Spain: no "vosotros", and a "celular". */
export const ES_US: readonly Change[] = [
  [/¿Qué datos tenéis de mí\?/g, '¿Qué datos tienen sobre mí?'],
  [/y tú os gustáis/g, 'y tú se gustan'],
  [/Si os gustáis los dos/g, 'Si se gustan los dos'],
  [/^Os gustáis$/g, 'Se gustan'],
  [/dejáis de veros/g, 'dejan de verse'],
  [/No os veis\./g, 'No se ven.'],
  [
    /Ya no os veréis, y los likes y chats entre vosotros/g,
    'Ya no se verán, y los likes y chats entre ustedes',
  ],
  [/Aún podéis leer lo que escribisteis/g, 'Aún pueden leer lo que escribieron'],
  [/Vuestros deseos/g, 'Sus deseos'],
  [/Por qué encajáis/g, 'Por qué hacen buena pareja'],
  [/Buscáis lo mismo/g, 'Buscan lo mismo'],
  [/Tenéis más o menos la misma edad/g, 'Tienen más o menos la misma edad'],
  [/^Os buscáis$/g, 'Se buscan'],
  [/lo que buscáis ambas partes/g, 'lo que buscan ambas partes'],
  [/en vuestra conversación/g, 'en su conversación'],
  [/\bmóvil\b/g, 'celular'],
  [/Llama primero al 112 o al número de emergencias de tu país/g, 'Llama primero al 911'],
]
