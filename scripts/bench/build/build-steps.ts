/** A step of a build and how long it took. */
export interface Phase {
  name: string
  seconds: number
}

const stepLine = /^success (.+?) - (\d+(?:\.\d+)?)s(?: -)?(?: (\d+)\/(\d+))?/

/** The steps that Gatsby says it has done, in their order. Steps inside others are told as well. */
export function phasesOf(output: string): Phase[] {
  return output.split('\n').flatMap((line) => {
    const [, name, seconds] = stepLine.exec(line) ?? []
    return name !== undefined ? [{ name, seconds: Number(seconds) }] : []
  })
}

/** How much was done in the steps whose names match, such as queries that ran; 0 when there was no such step. */
export function amountOf(output: string, step: RegExp): number {
  return output.split('\n').reduce((sum, line) => {
    const [, name = '', , done = '0'] = stepLine.exec(line) ?? []
    return step.test(name) ? sum + Number(done) : sum
  }, 0)
}

/** The longest steps, the longest first, in one line. */
export const longestPhases = (output: string, count: number): string =>
  phasesOf(output)
    .sort((left, right) => right.seconds - left.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`)
    .join(', ')
