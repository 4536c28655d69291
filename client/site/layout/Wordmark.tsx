import { chakra } from '@chakra-ui/react'
import { paths } from '#graphql/paths.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Crest } from '#client/ui/Crest.tsx'
import { SiteLink } from './SiteLink.tsx'

const HomeLink = chakra(SiteLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.75rem',
    paddingBlock: '0.25rem',
    textDecoration: 'none',
    color: 'inherit',
  },
})

export const Wordmark = ({ name, year }: { name: string; year?: number | null }) => {
  const { t } = useLanguage()
  return (
    <HomeLink to={paths.home()}>
      <Crest />
      <chakra.span display="grid">
        <chakra.span fontFamily="display" fontSize={{ base: '1.1875rem', sm: '1.375rem' }} lineHeight="1.1">
          {name}
        </chakra.span>
        {year && (
          <chakra.span
            fontSize={{ base: '0.6875rem', sm: '0.75rem' }}
            fontWeight="650"
            letterSpacing="0.16em"
            textTransform="uppercase"
            opacity="0.8"
          >
            {`${t('hero.established')} ${year}`}
          </chakra.span>
        )}
      </chakra.span>
    </HomeLink>
  )
}
