/* global document, window, EventSource */
/* Puts the parts of the page in place as the server sends them, when they have changed; keeps the keyboard where it is. */
const status = document.getElementById('status')
const shown = {}

function put(id, content) {
  const part = document.getElementById(id)
  if (!part || shown[id] === content) return
  shown[id] = content
  const focused = part.contains(document.activeElement) ? document.activeElement.id : ''
  if (id === 'announcement' || id === 'hint') {
    if (part.textContent !== content) part.textContent = content
  } else part.innerHTML = content
  if (focused) document.getElementById(focused)?.focus()
}

if (status && 'EventSource' in window) {
  const events = new EventSource(status.dataset.events)
  events.addEventListener('parts', ({ data }) => {
    for (const [id, content] of Object.entries(JSON.parse(data))) put(id, content)
  })
}
