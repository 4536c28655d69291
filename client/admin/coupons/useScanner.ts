import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { qrDetector } from './barcode.ts'

const everyMs = 200

/** Shows the camera in the video and reports the text of the first QR code in sight. */
export const useScanner = (onText: (text: string) => void) => {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setRefused] = useState(false)
  const report = useEffectEvent(onText)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    const look = async (detector: ReturnType<typeof qrDetector>) => {
      if (isOver || !video.current) return
      const [found] = await detector.detect(video.current).catch(() => [])
      if (isOver) return
      if (found) report(found.rawValue)
      timer = setTimeout(() => void look(detector), everyMs)
    }

    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isOver || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        await look(qrDetector())
      } catch {
        if (!isOver) setRefused(true)
      }
    }
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void start()
    return stop
  }, [])

  return { video, isRefused }
}
