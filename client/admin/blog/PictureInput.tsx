import { Field, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { pictureTypes, uploadPicture, type UploadedPicture } from '../ui/upload-picture.ts'

interface PictureInputProps {
  label: string
  onUploaded: (picture: UploadedPicture) => void
}

/** A button that takes a picture from this device to the server. */
export const PictureInput = ({ label, onUploaded }: PictureInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState('')

  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setComplaint('')
    try {
      onUploaded(await uploadPicture(file))
    } catch (error) {
      setComplaint((error as Error).message)
    } finally {
      setBusy(false)
      // The same file can be chosen again.
      if (input.current) input.current.value = ''
    }
  }
  return (
    <FieldRoot invalid={Boolean(complaint)}>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={`${label}: file`}
          accept={pictureTypes.join(',')}
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </VisuallyHidden>
      <Button onClick={() => input.current?.click()} loading={busy} loadingText="Uploading">
        {label}
      </Button>
      <Field.HelperText>JPEG, PNG, WebP or AVIF, at most 8 MB; best at least 1,600 pixels wide.</Field.HelperText>
      <Field.ErrorText>{complaint}</Field.ErrorText>
    </FieldRoot>
  )
}
