import { icons, type IconName } from './icons'

/** An icon in the size of the text round it. It says nothing by itself: the words stand beside it. */
export function Icon({ name }: { name: IconName }) {
  const [width, height, , , path] = icons[name].icon
  return (
    <svg viewBox={`0 0 ${width} ${height}`} height="1em" fill="currentColor" aria-hidden="true">
      <path d={Array.isArray(path) ? path.join('') : path} />
    </svg>
  )
}
