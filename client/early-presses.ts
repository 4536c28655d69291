/*
 * Stands in the page itself, before everything else (client/build/inline-script.ts): what is pressed while no script can
 * answer is kept for client/ui/held-presses.ts. Links, forms and disclosures answer by themselves.
 */
const held = new Set<HTMLElement>()

const hold = (event: MouseEvent) => {
  const control = (event.target as Element).closest<HTMLElement>('button[type=button]')
  if (!control) return
  event.stopImmediatePropagation()
  control.ariaBusy = 'true'
  held.delete(control)
  held.add(control)
  window.dispatchEvent(new Event('earlypress'))
}

window.addEventListener('click', hold, true)
window.takeEarlyPresses = () => {
  window.removeEventListener('click', hold, true)
  return [...held]
}
