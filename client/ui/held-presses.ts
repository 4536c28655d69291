declare global {
  interface Window {
    /** Ends the holding of client/early-presses.ts and hands over what was pressed, in order. */
    takeEarlyPresses?: () => HTMLElement[]
  }
}

const opensDialog = (control: HTMLElement) => control.ariaHasPopup === 'dialog'

/** Answers what was pressed before the page was alive; of several dialogs the last one that was asked for. */
export const answerEarlyPresses = () => {
  const controls = window.takeEarlyPresses?.() ?? []
  const dialog = controls.findLast(opensDialog)
  for (const control of controls) {
    control.ariaBusy = null
    if (control === dialog || !opensDialog(control)) control.click()
  }
}

/** How to repeat what a guest did, for what no script has answered yet; nothing for what answers by itself. */
const repeat = (event: Event): (() => void) | undefined => {
  const target = event.target as Element
  if (event instanceof SubmitEvent) {
    const { submitter } = event
    if (submitter) submitter.ariaBusy = 'true'
    return () => {
      if (submitter) submitter.ariaBusy = null
      ;(target as HTMLFormElement).requestSubmit(submitter)
    }
  }
  const control = target.closest<HTMLElement>('button[type=button]')
  if (!control) return undefined
  control.ariaBusy = 'true'
  return () => {
    control.ariaBusy = null
    control.click()
  }
}

/** Keeps the event from the page and from the browser; answers how to repeat it. */
export const holdPress = (event: Event) => {
  const answer = repeat(event)
  if (!answer) return undefined
  event.preventDefault()
  event.stopImmediatePropagation()
  return answer
}
