import { Box, Flex, Image, Progress, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { smallPicture } from '../../rooms/small-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { UploadIcon } from '../../ui/icons.tsx'
import { useWebsiteAddress } from '../useWebsiteAddress.ts'
import { useUploads, type Upload } from './useUploads.ts'

const sentences = {
  waiting: 'Waits its turn',
  sending: 'Is being sent',
  added: 'Is in the library as a draft: say what it shows, then publish it',
  refused: '',
} as const

interface RowProps {
  upload: Upload
  onAgain: () => void
}

const Row = ({ upload, onAgain }: RowProps) => {
  const { addressOf } = useWebsiteAddress()
  const { file, state, percent, complaint, entry, picture } = upload
  return (
    <Flex as="li" gap="3" align="center" py="2" borderTopWidth="1px" borderColor="border.muted" wrap="wrap">
      {picture && (
        <Image
          src={smallPicture({ url: '', pictureId: picture })}
          alt=""
          width="16"
          aspectRatio={3 / 2}
          objectFit="cover"
          borderRadius="l1"
        />
      )}
      <Box flex="1 1 12rem" minWidth="0">
        <Text fontWeight="semibold" textStyle="sm" overflowWrap="anywhere">
          {file.name}
        </Text>
        <Text textStyle="sm" color={state === 'refused' ? 'fg.error' : 'fg.muted'}>
          {complaint || sentences[state]}
        </Text>
        {state === 'sending' && (
          <Progress.Root
            size="xs"
            value={percent}
            mt="1"
            maxWidth="20rem"
            colorPalette="sea"
            aria-label={`Sending ${file.name}`}
          >
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
        )}
      </Box>
      {entry && (
        <Button asChild size="sm">
          <Link to={addressOf(entry)} aria-label={`Describe ${file.name}`}>
            Describe it
          </Link>
        </Button>
      )}
      {state === 'refused' && (
        <Button size="sm" aria-label={`Try ${file.name} again`} onClick={onAgain}>
          Try again
        </Button>
      )}
    </Flex>
  )
}

/** Where pictures come to the library: chosen, dropped, pasted or taken with the telephone. */
export const UploadArea = () => {
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, again, clear } = useUploads()
  const [isOver, setOver] = useState(false)
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const added = uploads.filter(({ state }) => state === 'added').length
  const refused = uploads.filter(({ state }) => state === 'refused').length

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) add(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })

  return (
    <Box
      mb="6"
      p={{ base: '4', md: '5' }}
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={isOver ? 'coral.focusRing' : 'border'}
      borderRadius="l3"
      bg={isOver ? 'bg.muted' : 'bg.subtle'}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      <Flex gap="4" align="center" wrap="wrap">
        <VisuallyHidden asChild>
          <input
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label="Pictures to add"
            accept="image/*"
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // The same files can be chosen again.
              event.target.value = ''
            }}
          />
        </VisuallyHidden>
        <Button variant="solid" colorPalette="coral" onClick={() => input.current?.click()}>
          <UploadIcon />
          Add pictures
        </Button>
        <Text textStyle="sm" color="fg.muted" flex="1 1 14rem">
          Or drop or paste them here. JPEG, PNG, WebP or AVIF, at most 8 MB each; best at least 1,600 pixels wide.
        </Text>
        {uploads.length > 0 && !isBusy && (
          <Button size="sm" variant="ghost" onClick={clear}>
            Clear the list
          </Button>
        )}
      </Flex>
      {uploads.length > 0 && (
        <Box as="ul" listStyleType="none" mt="4" aria-label="Pictures that are being added">
          {uploads.map((upload) => (
            <Row key={upload.number} upload={upload} onAgain={() => again(upload)} />
          ))}
        </Box>
      )}
      <VisuallyHidden role="status">
        {uploads.length > 0 && !isBusy && `${added} added, ${refused} refused`}
      </VisuallyHidden>
    </Box>
  )
}
