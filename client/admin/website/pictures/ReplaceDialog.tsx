import { chakra, Grid, Image, Stack, Text } from '@chakra-ui/react'
import type { ContentData } from '#graphql/inputs/content/kinds.ts'
import { PictureInput } from '../../blog/PictureInput.tsx'
import { smallPicture } from '../../rooms/small-picture.ts'
import { DeskDialog } from '../../ui/DeskDialog.tsx'
import { useContentChoicesQuery } from '../RecordPicker.generated.ts'
import { pictureData, uploadedData } from './picture-data.ts'

interface ReplaceDialogProps {
  open: boolean
  /** The file that is there now. */
  file: string
  onClose: () => void
  onChosen: (data: ContentData<'picture'>) => void
}

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    textAlign: 'start',
    borderRadius: 'l1',
    overflow: 'hidden',
    _hover: { bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'coral.focusRing', outlineOffset: '2px' },
  },
})

/** Another file for a picture: from this device, or that of another picture of the library. */
export const ReplaceDialog = ({ open, file, onClose, onChosen }: ReplaceDialogProps) => {
  const { data } = useContentChoicesQuery({ variables: { kind: 'PICTURE' } })
  const others = (data?.contentEntries ?? []).filter((entry) => pictureData(entry).file !== file)
  const choose = (chosen: ContentData<'picture'>) => {
    onClose()
    onChosen(chosen)
  }
  return (
    <DeskDialog
      open={open}
      onClose={onClose}
      title="Replace this picture everywhere"
      description="Every page, link preview and search engine gets the new one at once. The one before comes back from the revisions."
      size="xl"
    >
      <Stack gap="6">
        <PictureInput label="Upload a picture" onUploaded={({ id }) => choose(uploadedData(id))} />
        {others.length > 0 && (
          <div>
            <Text fontWeight="semibold" mb="3">
              Or take one of the library
            </Text>
            <Grid
              as="ul"
              listStyleType="none"
              gap="3"
              templateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
              aria-label="Pictures of the library"
            >
              {others.map((entry) => (
                <li key={entry.id}>
                  <Choice type="button" onClick={() => choose(pictureData(entry))}>
                    <Image
                      src={smallPicture({ url: '', pictureId: pictureData(entry).file })}
                      alt=""
                      loading="lazy"
                      width="full"
                      aspectRatio={3 / 2}
                      objectFit="cover"
                      bg="bg.muted"
                    />
                    <Text textStyle="xs" lineClamp="2" m="1">
                      {entry.title}
                    </Text>
                  </Choice>
                </li>
              ))}
            </Grid>
          </div>
        )}
      </Stack>
    </DeskDialog>
  )
}
