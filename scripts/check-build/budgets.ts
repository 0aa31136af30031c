/** Budgets of the built site, in bytes (1 kB is 1000 bytes). A page that needs more changes its budget here, with the reason. */
export const budgets = {
  /** An article's page-data.json: at 10,000 articles in two languages each kilobyte is 20 MB of output. Thai takes three bytes a letter. */
  maxArticlePageDataBytes: 24_000,
  /** A page's HTML with its inlined CSS, compressed by gzip -9. */
  maxHtmlGzipBytes: 25_200,
  /** All CSS that is inlined into a page, compressed by gzip -9. */
  maxInlinedCssGzipBytes: 12_000,
  /** Fonts that a page fetches ahead. */
  maxFirstFontBytes: 50_000,
  /** The first picture, in the size that a phone takes. */
  maxFirstPictureBytes: 45_000,
  /** All that is fetched before a page is painted whole on a phone. */
  maxFirstPaintBytes: 120_000,
  maxFirstPaintRequests: 6,
  /** All scripts of a page, those that come when they are used too, as the server compresses them (Brotli 11). */
  maxScriptBytes: 150_000,
  /** Scripts of an article. */
  maxArticleScriptBytes: 120_000,
  /** Scripts of the cookie banner and of the tag manager: fetched until a visitor has chosen, and counted apart. */
  maxConsentScriptBytes: 15_000,
}

/** Pages of one template that html-validate reads: it takes about 0.2 s for a page, and a template repeats its faults. */
export const maxValidatedPagesPerTemplate = 40
