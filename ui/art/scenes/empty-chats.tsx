import { cut, round, trace } from '../portrait/paper.ts'
import { Scene, Sheet, Thread, Tone } from './scene.tsx'

/** Two slips of paper that would like to be a conversation. */
export function EmptyChats() {
  return (
    <Scene>
      <Sheet
        d={cut(
          '84 62, 150 52, 222 60!, 232 96, 226 142!, 170 150, 134 148!, 108 176!, 110 148!, 84 144!, 76 104',
        )}
        paper="white"
      />
      <Thread d={trace('104 86, 150 83, 200 86')} paper="rule" width={6} />
      <Thread d={trace('102 108, 146 106, 178 108')} paper="rule" width={6} />
      <Sheet
        d={cut(
          '170 122!, 226 114, 272 122!, 280 150, 272 178!, 262 180!, 266 206!, 236 182!, 200 184, 174 180!, 164 150',
        )}
        paper="emberSoft"
      />
      <Tone d={round(198, 151, 6)} paper="ember" />
      <Tone d={round(221, 150, 6)} paper="ember" opacity={0.6} />
      <Tone d={round(244, 151, 6)} paper="ember" opacity={0.3} />
    </Scene>
  )
}
