import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { OutingSectionId } from './sections.ts'

/** The page's contents: it is a long one. */
export const SectionLinks = ({ sections }: { sections: readonly OutingSectionId[] }) => {
  const { t } = useLanguage()
  if (sections.length === 0) return null
  return (
    <chakra.nav aria-label={t('thingsToDo.contents')}>
      <chakra.ul listStyle="none" display="flex" flexWrap="wrap" gap="0.5rem 1.5rem">
        {sections.map((id) => (
          <li key={id}>
            <TextLink href={`#${id}`} display="inline-block" paddingBlock="0.25rem">
              {t(`thingsToDo.${id}.short`)}
            </TextLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
