import type { IconDefinition } from '@fortawesome/free-solid-svg-icons'
import { faFacebookF } from '@fortawesome/free-brands-svg-icons/faFacebookF'
import { faFacebookMessenger } from '@fortawesome/free-brands-svg-icons/faFacebookMessenger'
import { faInstagram } from '@fortawesome/free-brands-svg-icons/faInstagram'
import { faLine } from '@fortawesome/free-brands-svg-icons/faLine'
import { faXTwitter } from '@fortawesome/free-brands-svg-icons/faXTwitter'
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube'
import { faChevronDown } from '@fortawesome/free-solid-svg-icons/faChevronDown'
import { faChevronLeft } from '@fortawesome/free-solid-svg-icons/faChevronLeft'
import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight'
import { faChevronUp } from '@fortawesome/free-solid-svg-icons/faChevronUp'
import { faCircleChevronRight } from '@fortawesome/free-solid-svg-icons/faCircleChevronRight'
import { faEnvelope } from '@fortawesome/free-solid-svg-icons/faEnvelope'
import { faLink } from '@fortawesome/free-solid-svg-icons/faLink'
import { faMagnifyingGlass } from '@fortawesome/free-solid-svg-icons/faMagnifyingGlass'
import { faMessage } from '@fortawesome/free-solid-svg-icons/faMessage'
import { faPause } from '@fortawesome/free-solid-svg-icons/faPause'
import { faPhone } from '@fortawesome/free-solid-svg-icons/faPhone'
import { faPlay } from '@fortawesome/free-solid-svg-icons/faPlay'
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus'
import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint'
import { faVolumeHigh } from '@fortawesome/free-solid-svg-icons/faVolumeHigh'
import { faVolumeXmark } from '@fortawesome/free-solid-svg-icons/faVolumeXmark'
import { faXmark } from '@fortawesome/free-solid-svg-icons/faXmark'

/** The icons in use (Font Awesome Free; icons CC BY 4.0). Each is imported alone, so that no other travels along. */
export const icons = {
  chevronDown: faChevronDown,
  chevronLeft: faChevronLeft,
  chevronRight: faChevronRight,
  chevronUp: faChevronUp,
  circleChevron: faCircleChevronRight,
  close: faXmark,
  envelope: faEnvelope,
  link: faLink,
  message: faMessage,
  pause: faPause,
  phone: faPhone,
  play: faPlay,
  plus: faPlus,
  print: faPrint,
  volumeOff: faVolumeXmark,
  volumeOn: faVolumeHigh,
  facebook: faFacebookF,
  messenger: faFacebookMessenger,
  instagram: faInstagram,
  line: faLine,
  search: faMagnifyingGlass,
  x: faXTwitter,
  youtube: faYoutube,
} satisfies Record<string, IconDefinition>

export type IconName = keyof typeof icons
