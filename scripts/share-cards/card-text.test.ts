import sharp from 'sharp'
import { breakable, drawText, type CardLine } from './card-text'

const line: CardLine = {
  text: 'น้ำ',
  family: 'display',
  size: 60,
  lineHeight: 1,
  colour: '#000000',
  maxWidth: 2000,
}

test('A Thai line may be broken between words, and nowhere else', () => {
  expect(breakable('บ้านเย็นที่กรุงเทพฯ').split('\u200B')).toEqual(['บ้าน', 'เย็น', 'ที่', 'กรุงเทพฯ'])
  expect(breakable('A “quoted” home, 3.69')).toBe('A “quoted” home, 3.69')
  expect(breakable('ช้า ๆ VEHHA หัวหิน')).toBe('ช้า ๆ VEHHA หัวหิน')
})

test('Thai marks stand over and under their letters: they take no width of their own', async () => {
  const widthOf = async (text: string) => (await drawText({ ...line, text })).width
  expect(Math.abs((await widthOf('ที่')) - (await widthOf('ท')))).toBeLessThan(10)
  expect(Math.abs((await widthOf('น้ำ')) - (await widthOf('นำ')))).toBeLessThan(4)
})

test.each(['น้ำที่บ้าน', 'Home 3.69'])('The two typefaces of the cards set %s in their own widths', async (text) => {
  const asTitle = await drawText({ ...line, text })
  const asLabel = await drawText({ ...line, text, family: 'label' })
  expect(Math.abs(asTitle.width - asLabel.width)).toBeGreaterThan(5)
})

test('Lines are broken at the width that is given', async () => {
  const text = 'หลังคาโซลาร์ทำอะไรได้และทำอะไรไม่ได้'
  const wide = await drawText({ ...line, text })
  const narrow = await drawText({ ...line, text, maxWidth: 400 })
  expect(narrow.width).toBeLessThanOrEqual(400)
  expect(narrow.height).toBeGreaterThan(wide.height * 2)
  const whole = await drawText({ ...line, text, maxWidth: 400, isWhole: true })
  expect(whole.width).toBeGreaterThan(400)
})

test('What would be markup is drawn as text', async () => {
  const { width } = await drawText({ ...line, text: '<b>&amp;\u0000' })
  expect(width).toBeGreaterThan(200)
})

test('Texts of which nothing can be seen take no room, also where many are drawn at the same time', async () => {
  const texts = ['\u200B\u200E\u2066', ' ', '\u2028\u2028']
  const drawn = await Promise.all(
    Array.from({ length: 100 }, () => texts.map((text) => drawText({ ...line, text }))).flat(),
  )
  expect(new Set(drawn.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1 × 1']))
})

test('A text longer than any picture is of infinite size', async () => {
  expect(await drawText({ ...line, text: 'a'.repeat(5000) })).toMatchObject({ width: Infinity, height: Infinity })
})

test('A text that cannot be drawn stops the build', async () => {
  await expect(drawText({ ...line, text: 'Home', colour: 'no colour' })).rejects.toThrow()
})

test.each(['display', 'label'] as const)(
  'Latin words of the family %s are set in the site’s own face',
  async (family) => {
    const text = 'Sustainability'
    const { width } = await drawText({ ...line, family, text })
    const anyFace = sharp({ text: { text, font: `No Such Family SemiBold ${line.size}`, rgba: true, dpi: 72 } })
    const { info } = await anyFace.raw().toBuffer({ resolveWithObject: true })
    expect(width).not.toBe(info.width)
  },
)
