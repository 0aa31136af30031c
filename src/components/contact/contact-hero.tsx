import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { plateNumbers } from '../primitives/plate-caption'
import type { SitePictureData } from '../primitives/site-picture'
import { SplitSection } from '../primitives/split-section'
import { WholeWords } from '../primitives/whole-words'
import { ReachUs } from './reach-us'

/** The head office and, beside it, the telephone number as large as the headline. */
export function ContactHero({ picture }: { picture: SitePictureData | null }) {
  const messages = useMessages('contact')
  return (
    <SplitSection
      picture={picture}
      plate={{ number: plateNumbers.contact, text: messages('caption') }}
      side="left"
      isHero
    >
      <h1>
        <WholeWords text={messages('title')} />
      </h1>
      <p className="lead">
        <WholeWords text={messages('lead')} />
      </p>
      <ReachUs />
      <ButtonLink to="/contact/inquiry-form/#inquiry">{messages('write')}</ButtonLink>
    </SplitSection>
  )
}
