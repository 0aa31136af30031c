import { useState } from 'react'
import { useMessages } from '../../hooks/page-language'
import { useHydrated } from '../../hooks/use-hydrated'
import { controlOf, writeText } from '../form/controls'
import { useFormElement } from '../form/form-state'
import * as styles from './locate-button.module.css'

/** Decimal places of a coordinate: about a metre. */
const decimals = 5
const timeoutMs = 15_000

type LocateState = 'idle' | 'searching' | 'found' | 'denied' | 'unavailable' | 'timeout' | 'unsupported'

const stateOfError: Readonly<Record<number, LocateState>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** Fills latitude and longitude with where the phone is. Only there with scripts, without which it could do nothing. */
export function LocateButton() {
  const messages = useMessages('land-proposal')
  const form = useFormElement()
  const isHydrated = useHydrated()
  const [state, setState] = useState<LocateState>('idle')
  if (!isHydrated || !form) return null

  const fill = ({ latitude, longitude }: GeolocationCoordinates) => {
    for (const [name, value] of Object.entries({ latitude, longitude })) {
      const control = controlOf(form, name)
      if (control) writeText(control, value.toFixed(decimals))
    }
    setState('found')
  }
  const locate = () => {
    // Missing on pages that are not secure, whatever its type says
    if (!('geolocation' in navigator) || !window.isSecureContext) return setState('unsupported')
    setState('searching')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => fill(coords),
      ({ code }) => setState(stateOfError[code] ?? 'unavailable'),
      { enableHighAccuracy: true, timeout: timeoutMs },
    )
  }
  return (
    <div className={styles.locate}>
      <button type="button" onClick={locate} aria-disabled={state === 'searching' ? true : undefined}>
        {messages('locate.button')}
      </button>
      <p role="status" className="label">
        {state !== 'idle' && messages(`locate.${state}`)}
      </p>
    </div>
  )
}
