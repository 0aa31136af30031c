import { categories, categoryKey, isCategoryKey } from './categories'

test.each([
  ['Wellness & Well-Being', 'wellness_well-being'],
  ['wellness and well-being', 'wellness_well-being'],
  ['WELLNESS AND WELL-BEING', 'wellness_well-being'],
  ['Sustainability', 'sustainability'],
  ['sustainability', 'sustainability'],
  ['Design & Architecture', 'design_architecture'],
  ['Design And Architecture', 'design_architecture'],
  ['  design   &  architecture ', 'design_architecture'],
  ['Property Insight', 'property_insight'],
  ['PROPERTY insight', 'property_insight'],
])('The label %j is mapped to %s', (label, key) => {
  expect(categoryKey(label)).toBe(key)
})

test.each([
  '',
  'News',
  'Wellness',
  'Wellness Well-Being',
  'wellness_well-being',
  'Designand Architecture',
  'constructor',
])('The label %j is unknown', (label) => {
  expect(categoryKey(label)).toBeNull()
})

test('The keys are those of the specification, in the order of the tabs', () => {
  expect(categories.map(({ key }) => key)).toEqual([
    'wellness_well-being',
    'sustainability',
    'design_architecture',
    'property_insight',
  ])
})

test('A key is told from a label', () => {
  expect(isCategoryKey('sustainability')).toBe(true)
  expect(isCategoryKey('Sustainability')).toBe(false)
  expect(isCategoryKey('toString')).toBe(false)
})
