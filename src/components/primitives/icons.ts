import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF'
import { faFacebookMessenger } from '@fortawesome/free-brands-svg-icons/faFacebookMessenger'
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram'
import { faLine } from '@fortawesome/free-brands-svg-icons/faLine'
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube'
import { faChevronDown } from '@fortawesome/free-solid-svg-icons/faChevronDown'
import { faXmark } from '@fortawesome/free-solid-svg-icons/faXmark'

/** The icons in use (Font Awesome Free; icons CC BY 4.0). Each is imported alone, so that no other travels along. */
export const icons = {
  chevronDown: faChevronDown,
  close: faXmark,
  facebook: faFacebookF,
  messenger: faFacebookMessenger,
  instagram: faInstagram,
  line: faLine,
  youtube: faYoutube,
} satisfies Record<string, IconDefinition>

export type IconName = keyof typeof icons
