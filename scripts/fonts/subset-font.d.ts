declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    noHinting?: boolean
    keepFeatures?: readonly string[]
    /** Of a variable font: the span of an axis that stays, or the one value it is fixed at. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }

  /** Cuts a font to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
