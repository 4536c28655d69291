import { chakra } from '@chakra-ui/react'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { PostGrid } from './PostGrid.tsx'

const cards = Array.from({ length: 6 }, (_, index) => index)
const Bar = chakra('div', { base: { height: '1rem', borderRadius: 'small', background: 'shell' } })

/** Where the cards will be. */
export const PostSkeletons = () => {
  const { t } = useLanguage()
  return (
    <div role="status">
      <chakra.span srOnly>{t('blog.loading')}</chakra.span>
      <PostGrid aria-hidden="true">
        {cards.map((card) => (
          <chakra.li
            key={card}
            data-skeleton
            background="foam"
            borderRadius="large"
            boxShadow="card"
            overflow="clip"
            gridColumn={card === 0 ? { md: 'span 2' } : undefined}
          >
            <chakra.div
              aspectRatio={card === 0 ? { base: '3 / 2', md: '16 / 8' } : '3 / 2'}
              background="linear-gradient({colors.lagoonMist}, {colors.shell})"
            />
            <chakra.div padding="1.75rem" display="grid" gap="0.875rem">
              <Bar width="6rem" height="1.5rem" borderRadius="round" />
              <Bar width="90%" height="1.5rem" />
              <Bar />
              <Bar width="70%" />
              <Bar width="40%" />
            </chakra.div>
          </chakra.li>
        ))}
      </PostGrid>
    </div>
  )
}
