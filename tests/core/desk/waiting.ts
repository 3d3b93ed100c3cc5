import { addOperator } from '#core/desk/access/invite-operator.ts'
import { pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { MINUTE } from '#core/shared/time.ts'
import { annAt } from '../profiles/photos/album.ts'

/** An operator who was added. */
export async function operator(world: Parameters<typeof addOperator>[0], name: string) {
  const added = await addOperator(world, { email: `${name}@vonk.example`, name })
  if (!added.ok) throw new Error(added.error.code)
  return added.value.operator
}

/** A photo of Ann that waits, and two operators. */
export async function waiting() {
  const album = await annAt()
  const { world } = album
  await album.add('p1')
  world.pass(MINUTE)
  const [mia, bo] = [await operator(world, 'Mia'), await operator(world, 'Bo')]
  const nameOf = async (id: string) => {
    const photo = await world.reads.photos.byId(id)
    return photo ? pictureName(photo) : 'none'
  }
  const actions = async () =>
    (await world.reads.operatorActions.newest(null, 9)).map(({ operator, action, subject }) => ({
      by: operator === mia.id ? 'Mia' : 'Bo',
      action,
      subject,
    }))
  return { ...album, mia, bo, nameOf, actions }
}
