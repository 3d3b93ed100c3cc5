import type { Change } from './change.ts'

/** Differences of US Spanish from Spain's; neither uses "vosotros" here. */
export const ES_US: readonly Change[] = [
  [/\bmóvil\b/g, 'celular'],
  [/\bcoste\b/g, 'costo'],
  [/\bIntro\b/g, 'Enter'],
  [/\bMayús\b/g, 'Shift'],
  [/«Añadir a pantalla de inicio»/g, '«Agregar a Inicio»'],
  [/^Coches$/g, 'Autos'],
  [/^Trozo de tarta$/g, 'Rebanada de pastel'],
  [/meter tripa/g, 'meter la panza'],
  [/^Vale, pero/g, 'Pasa, pero'],
  [/\blaborables\b/g, 'hábiles'],
  [/\blaborable\b/g, 'hábil'],
  [/prefijo del país/g, 'código del país'],
  [/\+34/g, '+1'],
  [/Llama primero al 112 o al número de emergencias de tu país/g, 'Llama primero al 911'],
]
