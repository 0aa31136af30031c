import type { Localized } from './locales'

/** Key of an article category, as it stands in paths (specification, section 2). */
export type CategoryKey = 'wellness_well-being' | 'sustainability' | 'design_architecture' | 'property_insight'

/** The categories of the content hub in the order of their tabs. `label` is also what the blog API sends. */
export const categories: readonly { key: CategoryKey; label: Localized }[] = [
  { key: 'wellness_well-being', label: { th: 'สุขภาพและความเป็นอยู่ที่ดี', en: 'Wellness & Well-Being' } },
  { key: 'sustainability', label: { th: 'ความยั่งยืน', en: 'Sustainability' } },
  { key: 'design_architecture', label: { th: 'ดีไซน์และสถาปัตยกรรม', en: 'Design & Architecture' } },
  { key: 'property_insight', label: { th: 'รู้เรื่องอสังหาฯ', en: 'Property Insight' } },
]

const comparable = (label: string) =>
  label
    .normalize('NFC')
    .toLowerCase()
    .replace(/\band\b/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The key of a category that the blog API names by its label (contracts, section 3): in any case, and `and` for `&`.
 *
 * @returns null for an unknown label
 * @example categoryKey('wellness and well-being') // 'wellness_well-being'
 */
export function categoryKey(label: string): CategoryKey | null {
  return categories.find((category) => comparable(category.label.en) === comparable(label))?.key ?? null
}

export const isCategoryKey = (value: string): value is CategoryKey => categories.some(({ key }) => key === value)
