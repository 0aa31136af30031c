import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF'
import { faFacebookMessenger } from '@fortawesome/free-brands-svg-icons/faFacebookMessenger'
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram'
import { faLine } from '@fortawesome/free-brands-svg-icons/faLine'
import { faXTwitter } from '@fortawesome/free-brands-svg-icons/faXTwitter'
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube'
import { faChevronDown } from '@fortawesome/free-solid-svg-icons/faChevronDown'
import { faLink } from '@fortawesome/free-solid-svg-icons/faLink'
import { faMagnifyingGlass } from '@fortawesome/free-solid-svg-icons/faMagnifyingGlass'
import { faPlay } from '@fortawesome/free-solid-svg-icons/faPlay'
import { faXmark } from '@fortawesome/free-solid-svg-icons/faXmark'

/** The icons in use (Font Awesome Free; icons CC BY 4.0). Each is imported alone, so that no other travels along. */
export const icons = {
  chevronDown: faChevronDown,
  close: faXmark,
  facebook: faFacebookF,
  messenger: faFacebookMessenger,
  instagram: faInstagram,
  line: faLine,
  link: faLink,
  play: faPlay,
  search: faMagnifyingGlass,
  x: faXTwitter,
  youtube: faYoutube,
} satisfies Record<string, IconDefinition>

export type IconName = keyof typeof icons
