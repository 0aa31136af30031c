/**
 * Version of the consent texts that the forms show (dictionary `forms`, `consent.statement` and the labels of the boxes;
 * privacy policy): the day on which they last changed. Whoever changes those words changes this.
 */
export const consentTextVersion = '2026-11-20'

/** What was consented to, as it is stored with a lead. */
export interface Consent {
  acknowledged: true
  marketing: boolean
  research: boolean
  textVersion: string
  /** ISO time at which the server took it in. */
  at: string
}

/** The consent of a valid form. */
export const consentOf = (
  { consent_marketing, consent_research }: { consent_marketing: boolean; consent_research: boolean },
  at: string,
): Consent => ({
  acknowledged: true,
  marketing: consent_marketing,
  research: consent_research,
  textVersion: consentTextVersion,
  at,
})
