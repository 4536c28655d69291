/** Barcode Detection API, https://wicg.github.io/shape-detection-api/#barcode-detection-api; not in every browser. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Whether this browser reads QR codes and lets pages ask for a camera. */
export const canScan = async (): Promise<boolean> => {
  const known = detectorClass()
  if (!known || !navigator.mediaDevices) return false
  const formats = await known.getSupportedFormats().catch((): string[] => [])
  return formats.includes('qr_code')
}

export const qrDetector = (): Detector => {
  const Known = detectorClass()
  if (!Known) throw new Error('A QR code is to be read where the browser cannot')
  return new Known({ formats: ['qr_code'] })
}
