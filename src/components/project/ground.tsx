import type { CSSProperties, ReactNode } from 'react'

interface GroundProps {
  project: { readonly ground: string; readonly onGround: string }
  className?: string | undefined
  children: ReactNode
}

/** The colour that a project's pictures stand on, with the text colour that is readable there. */
export function Ground({ project: { ground, onGround }, className, children }: GroundProps) {
  const style: CSSProperties = { backgroundColor: ground, color: onGround === 'paper' ? 'var(--paper)' : 'var(--ink)' }
  return (
    <div className={className ? `ground ${className}` : 'ground'} style={style}>
      {children}
    </div>
  )
}
