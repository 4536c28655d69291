import { makeVar } from '@apollo/client'

const storageKey = 'desk-sound'

/** Whether a new inquiry is heard on this device: off until somebody wants it. */
export const soundOn = makeVar(localStorage.getItem(storageKey) === 'on')

export const turnSound = (on: boolean) => {
  if (on) localStorage.setItem(storageKey, 'on')
  else localStorage.removeItem(storageKey)
  soundOn(on)
}

const seconds = 0.6
const hertz = 660
const loudness = 0.08

/** One soft tone. A browser in which nobody has pressed anything yet stays silent. */
export const ring = () => {
  const context = new AudioContext()
  const tone = new OscillatorNode(context, { frequency: hertz })
  const volume = new GainNode(context, { gain: 0 })
  const { currentTime: now } = context
  volume.gain.linearRampToValueAtTime(loudness, now + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  tone.connect(volume).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start(now)
  tone.stop(now + seconds)
}
