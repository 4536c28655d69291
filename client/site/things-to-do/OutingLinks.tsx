import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { ButtonLink } from '#client/ui/Button.tsx'
import { Icon } from '#client/ui/Icon.tsx'
import { NewTabNote } from '../layout/NewTabNote.tsx'

interface OutingLinksProps {
  name: string
  website?: string | null
  directionsUrl: string
}

/** Out of the site, each in a new tab. Read aloud, a link names its place: a page of 'Get Directions' helps nobody. */
export const OutingLinks = ({ name, website, directionsUrl }: OutingLinksProps) => {
  const { t } = useLanguage()
  const place = <chakra.span srOnly> {name}</chakra.span>
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="0.625rem" marginTop="auto" paddingTop="1.5rem">
      <ButtonLink look="outline" size="small" href={directionsUrl} target="_blank" rel="noopener">
        <Icon name="pin" />
        <span>
          {t('thingsToDo.directions')}
          {place}
          <NewTabNote />
        </span>
      </ButtonLink>
      {website && (
        <ButtonLink look="outline" size="small" borderColor="stone" href={website} target="_blank" rel="noopener">
          <span>
            {t('thingsToDo.website')}
            {place}
            <NewTabNote />
          </span>
          <Icon name="outside" />
        </ButtonLink>
      )}
    </chakra.div>
  )
}
