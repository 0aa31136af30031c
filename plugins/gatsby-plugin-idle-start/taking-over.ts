let isNow = false

/** Whether React is taking over the page that was loaded, as it came. */
export const isTakingOver = () => isNow

export const beginTakeOver = () => {
  isNow = true
}

export const endTakeOver = () => {
  isNow = false
}
