import type { Frame } from './frame.ts'
import type { Outfit } from './outfit.ts'
import { mix, papers } from './palette.ts'
import { cut, disc, group, line, round, scallop, sheet, tone, trace } from './paper.ts'
import { pet } from './pets.ts'
import type { SeededRandom } from './random.ts'
import type { Thing } from './stance.ts'

/** What a drawing of a thing needs: colours that stand off from the clothes, and whose pet it is. */
type Setting = {
  readonly frame: Frame
  readonly outfit: Outfit
  readonly random: SeededRandom
  readonly home: SeededRandom
}

/** What stands behind somebody, drawn in the space of their figure. */
export function behindThem(thing: Thing | undefined, setting: Setting): string {
  switch (thing) {
    case 'chair':
      return chair(setting)
    case 'steps':
      return steps(setting)
    case 'wall':
      return wall(setting)
    case 'grass':
      return blanket(setting)
    case 'path':
      return path()
    default:
      return ''
  }
}

/** What is held or stands before somebody, drawn under the hands that hold it. */
export function beforeThem(thing: Thing | undefined, setting: Setting): string {
  switch (thing) {
    case 'cup':
      return cup(setting, 0, 320)
    case 'mug':
      return cup(setting, 138, 300)
    case 'book':
      return book(setting)
    case 'phone':
      return phone()
    case 'dog':
      return group('translate(-700 -560) scale(1.24)', pet('dog', setting.home))
    case 'cat':
      return group('translate(-250 -640) scale(1.3)', pet('cat', setting.home))
    case 'flowers':
      return flowers(setting)
    case 'bike':
      return bike(setting)
    case 'bag':
      return bag(setting)
    case 'rail':
      return rail(setting)
    default:
      return ''
  }
}

/** One of the colours, none that the clothes have. */
const unlike = ({ outfit, random }: Setting, ...colours: readonly string[]) =>
  random.pick(colours.filter((colour) => colour !== outfit.main && colour !== outfit.bottom))

function cup(setting: Setting, x: number, y: number): string {
  const clay = unlike(setting, papers.ochre, papers.sea, papers.coral, papers.cream)
  const steam = [-26, 8, 40]
    .map((at) =>
      line(
        trace(
          `${x + at} ${y - 100}, ${x + at - 14} ${y - 130}, ${x + at + 10} ${y - 160}, ${x + at - 4} ${y - 196}`,
        ),
        '#FFFFFF',
        9,
        0.6,
      ),
    )
    .join('')
  return (
    steam +
    sheet(
      `M${x - 74} ${y - 80}H${x + 74}V${y + 40}A50 50 0 0 1 ${x + 24} ${y + 88}H${x - 24}A50 50 0 0 1 ${x - 74} ${y + 40}Z`,
      clay,
    ) +
    tone(`M${x - 74} ${y - 80}H${x + 74}V${y - 56}H${x - 74}Z`, mix(clay, papers.paper, 0.5)) +
    tone(
      `M${x + 30} ${y - 80}H${x + 74}V${y + 40}A50 50 0 0 1 ${x + 24} ${y + 88}H${x + 10}Z`,
      '#3A1B10',
      0.12,
    )
  )
}

function book(setting: Setting): string {
  const cover = unlike(setting, papers.ember, papers.teal, papers.plum, papers.ochre, papers.night)
  return (
    sheet(
      cut('-196 470!, -90 446, 0 486!, 90 446, 196 470!, 196 700!, 0 730!, -196 700!'),
      papers.paper,
    ) +
    sheet(cut('-214 492!, -100 466, -3 506!, -3 744!, -100 712, -214 726!'), cover) +
    sheet(
      cut('3 506!, 100 466, 214 492!, 214 726!, 100 712, 3 744!'),
      mix(cover, '#3A1B10', 0.16),
    ) +
    sheet(round(-106, 590, 44), mix(cover, papers.paper, 0.6), 0.3) +
    line('M60 560L160 548M60 600L140 590', mix(cover, papers.paper, 0.5), 9)
  )
}

const phone = () =>
  group(
    'translate(166 -62) rotate(8)',
    sheet(
      'M-22 -110H22A16 16 0 0 1 38 -94V94A16 16 0 0 1 22 110H-22A16 16 0 0 1 -38 94V-94A16 16 0 0 1 -22 -110Z',
      '#2A2220',
      0.6,
    ),
  )

function flowers(setting: Setting): string {
  const { random } = setting
  const hues = [papers.coral, papers.ochre, papers.paper, papers.mauve, papers.blue, papers.rose]
  const bloom = (x: number, y: number, size: number) => {
    const fill = random.pick(hues)
    const petals = Array.from(
      { length: 7 },
      (_, at) =>
        `${(x + Math.cos(at * 0.897) * size).toFixed(0)} ${(y + Math.sin(at * 0.897) * size).toFixed(0)}`,
    ).join(', ')
    return (
      sheet(scallop(petals, undefined, 0.62), fill, 0.5) +
      disc(x, y, size * 0.36, mix(fill, '#7A4E00', 0.5))
    )
  }
  const leaf = (lean: number) =>
    sheet(
      cut(`-90 430!, ${lean - 120} 360, ${lean - 90} 270!, ${lean - 60} 360`),
      random.pick([papers.moss, papers.sage, '#38706A']),
      0.5,
    )
  return [
    [-130, -70, 0, 70, 130].map(leaf).join(''),
    bloom(-190, 360, 54),
    bloom(10, 366, 52),
    bloom(-92, 280, 60),
    bloom(-140, 420, 50),
    bloom(-40, 424, 54),
    bloom(-178, 262, 36),
    bloom(-8, 274, 38),
    sheet(cut('-200 440!, -90 474, 20 440!, -60 700!, -120 700!'), papers.sand),
    line('M-120 520L-64 520', mix(papers.sand, papers.ember, 0.6), 14),
  ].join('')
}

function bike(setting: Setting): string {
  const steel = unlike(setting, papers.teal, papers.night, papers.ochre, papers.ember, papers.sea)
  const weave = mix(papers.sand, '#6B4A34', 0.35)
  const rows = [0, 1, 2]
    .map((at) =>
      line(
        `M${-146 + at * 8} ${760 + at * 52}H${146 - at * 8}`,
        mix(weave, '#3A1B10', 0.3),
        6,
        0.7,
      ),
    )
    .join('')
  return (
    line('M0 700V1000', steel, 36) +
    line(trace('-330 690, -230 682, -120 650, 0 640, 120 650, 230 682, 330 690'), '#8C7D71', 24) +
    line('M-340 692L-220 682M340 692L220 682', '#3B2A23', 38) +
    sheet(cut('-168 710!, 168 710!, 140 920!, -140 920!'), weave) +
    rows +
    line('M-172 712H172', mix(weave, '#3A1B10', 0.25), 20) +
    sheet(cut('-120 710!, -110 640, -60 620, -20 660, 10 710!'), papers.moss, 0.5) +
    sheet(round(70, 684, 42), papers.ochre, 0.5)
  )
}

function bag(setting: Setting): string {
  const { frame } = setting
  const hide = unlike(setting, '#8A5A36', papers.night, papers.moss, papers.plum, papers.sand)
  const dark = mix(hide, '#3A1B10', 0.25)
  return (
    line(trace(`${-frame.neck - 60} 44, 0 ${300}, ${frame.hip - 10} 640`), dark, 26) +
    sheet(
      `M${frame.hip - 90} 600h210a24 24 0 0 1 24 24v170a24 24 0 0 1 -24 24h-210a24 24 0 0 1 -24 -24v-170a24 24 0 0 1 24 -24z`,
      hide,
    ) +
    line(`M${frame.hip - 112} 680H${frame.hip + 142}`, dark, 8) +
    disc(frame.hip + 14, 682, 14, papers.ochre)
  )
}

function rail(setting: Setting): string {
  const wood = setting.random.pick(['#8E6543', papers.teal, '#B08A68', papers.night])
  return (
    sheet('M-900 520H900V590H-900Z', wood) +
    line('M-900 534H900', mix(wood, papers.paper, 0.3), 8, 0.7) +
    [-560, -280, 0, 280, 560]
      .map((x) => sheet(`M${x - 22} 590h44v400h-44z`, mix(wood, '#3A1B10', 0.12), 0.6))
      .join('')
  )
}

function chair(setting: Setting): string {
  const cloth = unlike(
    setting,
    papers.teal,
    papers.ochre,
    papers.coral,
    papers.moss,
    papers.mauve,
    papers.blue,
  )
  const dark = mix(cloth, '#3A1B10', 0.2)
  return (
    line('M-330 1180L-370 1290M330 1180L370 1290', '#6B4A34', 34) +
    sheet(cut('-370 160, -250 20, 0 -10, 250 20, 370 160, 400 900!, -400 900!'), dark) +
    sheet(cut('-430 1010!, -440 800, 440 800, 430 1010!, 400 1200!, -400 1200!'), cloth) +
    sheet(
      cut('-340 820!, 340 820!, 350 920, 300 960, -300 960, -350 920'),
      mix(cloth, papers.paper, 0.16),
    ) +
    sheet(cut('-520 640, -440 560, -340 600, -330 1180!, -510 1190!'), cloth) +
    sheet(cut('520 640, 440 560, 340 600, 330 1180!, 510 1190!'), mix(cloth, '#3A1B10', 0.1))
  )
}

function steps(setting: Setting): string {
  const stone = setting.random.pick(['#CDBBA4', '#B9AFA6', '#C9A188'])
  return [0, 1, 2, 3]
    .map((at) => {
      const y = 660 + at * 160
      return (
        sheet(`M-1200 ${y}H1200V${y + 400}H-1200Z`, mix(stone, '#3A1B10', 0.04 * at)) +
        tone(`M-1200 ${y}H1200V${y + 34}H-1200Z`, mix(stone, papers.paper, 0.4), 0.8)
      )
    })
    .join('')
}

function wall(setting: Setting): string {
  const brick = setting.random.pick(['#C98A70', '#A9B0A2', '#D3A77F', '#8FA0AC'])
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 6 }, (_, at) =>
      (at * 7 + row * 5) % 3 === 0
        ? tone(
            `M${-900 + at * 330 + (row % 2) * 160} ${240 + row * 190}h240v110h-240z`,
            mix(brick, '#FFFFFF', 0.16),
            0.8,
          )
        : '',
    ).join(''),
  ).join('')
  return (
    sheet('M-1200 190H1200V1640H-1200Z', brick) +
    tone('M-1200 190H1200V236H-1200Z', mix(brick, papers.paper, 0.4)) +
    rows +
    pavement(1540)
  )
}

const pavement = (y: number) =>
  sheet(`M-1200 ${y}H1200V2200H-1200Z`, '#B7A895') +
  line(
    `M-700 ${y}L-900 2000M-250 ${y}L-330 2000M250 ${y}L330 2000M700 ${y}L900 2000M-1200 ${y + 90}H1200`,
    '#9C8D7C',
    8,
    0.7,
  )

const path = () =>
  sheet(cut('-1200 1460!, -400 1440, 300 1456, 1200 1430!, 1200 2200!, -1200 2200!'), '#CDB896') +
  tone(round(-40, 1590, 300, 26), '#3A1B10', 0.16)

function blanket(setting: Setting): string {
  const wool = unlike(setting, papers.coral, papers.cream, papers.blue, papers.ochre)
  return (
    tone('M-1200 700H1200V1400H-1200Z', papers.moss, 0.0) +
    sheet(cut('-560 880!, -420 760!, 430 760!, 580 880!, 480 980!, -500 980!'), wool) +
    line('M-500 920L520 920M-460 830L470 830', mix(wool, papers.paper, 0.5), 16, 0.8) +
    [-300, 0, 300]
      .map((x) => line(`M${x} 764L${x * 1.2} 978`, mix(wool, papers.ember, 0.35), 14, 0.6))
      .join('')
  )
}
