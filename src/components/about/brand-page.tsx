import { useCommonMessages, useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { ButtonLink } from '../primitives/button-link'
import type { SitePictureData } from '../primitives/site-picture'
import { BenefitCards } from '../project/benefit-cards'
import { FactsBar } from '../project/facts-bar'
import { WholeWords } from '../primitives/whole-words'
import { AboutLinks } from './about-links'
import * as about from './about.module.css'
import { SplitSection } from './split-section'

const facts = ['years', 'projects', 'places'] as const
const marks = ['shade', 'air', 'shoes', 'number'] as const

interface BrandPageProps {
  hero: SitePictureData | null
  workshop: SitePictureData | null
}

/** What the name stands for, how the company works, and what a home of it is known by. */
export function BrandPage({ hero, workshop }: BrandPageProps) {
  const messages = useMessages('about-brand')
  const common = useCommonMessages()
  return (
    <>
      <SplitSection picture={hero} caption={`${common('plate', { number: 2 })}, ${messages('caption')}`} isHero>
        <h1>
          <WholeWords text={messages('heading')} />
        </h1>
        <p className={about.lead}>
          <WholeWords text={messages('lead')} />
        </p>
      </SplitSection>
      <div className="frame section">
        <p className={about.statement}>
          <WholeWords text={messages('statement')} />
        </p>
      </div>
      <SplitSection picture={workshop} caption={messages('workshop.caption')}>
        <h2>
          <WholeWords text={messages('workshop.heading')} />
        </h2>
        <p>
          <WholeWords text={messages('workshop.first')} />
        </p>
        <p>
          <WholeWords text={messages('workshop.second')} />
        </p>
        <ButtonLink to={paths.projects} kind="quiet">
          {messages('workshop.link')}
        </ButtonLink>
      </SplitSection>
      <div className="section">
        <FactsBar
          facts={facts.map((fact) => ({
            value: messages(`facts.${fact}.value`),
            unit: null,
            label: messages(`facts.${fact}.label`),
          }))}
        />
        <BenefitCards
          title={messages('marks.heading')}
          benefits={marks.map((mark) => ({
            title: messages(`marks.${mark}.title`),
            text: messages(`marks.${mark}.text`),
          }))}
        />
      </div>
      <AboutLinks />
    </>
  )
}
