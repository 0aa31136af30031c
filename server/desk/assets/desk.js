/* global document, window, EventSource */
/* Puts the parts of the page in place as the server sends them; keeps the keyboard where it is. */
const status = document.getElementById('status')

if (status && 'EventSource' in window) {
  const events = new EventSource(status.dataset.events)
  events.addEventListener('parts', ({ data }) => {
    const focused = document.activeElement?.id
    for (const [id, html] of Object.entries(JSON.parse(data))) {
      const part = document.getElementById(id)
      if (part) part.innerHTML = html
    }
    if (focused) document.getElementById(focused)?.focus()
  })
}
