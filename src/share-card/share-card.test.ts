import { cardText, readCardText, shareCardPath, type ShareCard } from './share-card'

const card: ShareCard = {
  language: 'th',
  label: 'โครงการ',
  title: 'น้ำ',
  scene: { picture: 'contact', ground: '#93A48C' },
}

test('A card can be read from its text', () => {
  const drawing: ShareCard = { ...card, scene: { drawing: 'sustainability' } }
  const plain: ShareCard = { ...card, scene: { picture: 'contact' } }
  for (const one of [card, drawing, plain]) expect(readCardText(cardText(one))).toEqual(one)
})

test('The path depends on everything that the card shows, and on nothing else', () => {
  const changes: Partial<ShareCard>[] = [
    { language: 'en' },
    { label: 'x' },
    { title: 'x' },
    { scene: { picture: 'contact' } },
    { scene: { drawing: 'hub' } },
  ]
  const paths = [card, ...changes.map((change) => ({ ...card, ...change }))].map(shareCardPath)
  expect(new Set(paths).size).toBe(paths.length)
  expect(shareCardPath({ scene: card.scene, title: 'น้ำ', label: 'โครงการ', language: 'th' })).toBe(paths[0])
  for (const path of paths) expect(path).toMatch(/^\/share-cards\/[0-9a-f]{14}\.jpg$/)
})
